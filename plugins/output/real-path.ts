import { existsSync, realpathSync } from "node:fs";

/** The path without links; one that does not exist stays as it is. */
export const realPath = (file: string): string => (existsSync(file) ? realpathSync(file) : file);
