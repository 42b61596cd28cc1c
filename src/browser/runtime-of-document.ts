import { runtimePrefix } from "../site/prerendered.ts";

/** The path of the script that every document of a build starts with, and no other build's. */
export const runtimeOfDocument = (): string | undefined =>
  document.querySelector(`script[src^="${runtimePrefix}"]`)?.getAttribute("src") ?? undefined;
