import type { Page } from "../../src/types.ts";

interface ModuleOptions {
  /** Whether webpack-dev-server replaces it in a running site. */
  readonly hot: boolean;
}

/**
 * The text of a page module.
 *
 * @param path of the content file, rooted at the content folder
 * @param page what it exports
 */
export function pageModule(path: string, page: Page, { hot }: ModuleOptions): string {
  const id = JSON.stringify(path.replaceAll("\\", "/"));
  // An edit runs the new module in place of the old one; `src/browser/loading/page-store.ts` listens.
  const update = `
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  self.dispatchEvent(new CustomEvent("page-update", { detail: { path: ${id}, page } }));
}`;
  return `const page = ${JSON.stringify(page)};
export default page;${hot ? update : ""}
`;
}
