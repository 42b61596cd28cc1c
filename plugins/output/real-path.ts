import { existsSync, realpathSync } from "node:fs";

/** Resolves symbolic links, if the path exists. */
export const realPath = (file: string): string => (existsSync(file) ? realpathSync(file) : file);
