import type { Page } from "../../src/types.ts";

/**
 * Writes a page as a module.
 *
 * @param update what follows if the page can replace itself in a running site
 */
export function pageModule(page: Page, update = ""): string {
  // With a call, webpack can't drop the value if it's unused, so it needn't keep its syntax tree.
  return `${start}${JSON.stringify(page)}${end}
export default page;${update}
`;
}

/** Reads the page from such a module without running it. */
export function pageInModule(code: string): Page {
  return JSON.parse(code.slice(start.length, code.indexOf("\n") - end.length));
}

const start = "const page = Object.freeze(";
const end = ");";
