import type { Page } from "../../src/types.ts";

interface ModuleOptions {
  /** Whether webpack-dev-server may replace the module while the site runs. */
  readonly hot: boolean;
}

export function pageModule(path: string, page: Page, { hot }: ModuleOptions): string {
  const id = JSON.stringify(path.replaceAll("\\", "/"));
  // `src/browser/loading/page-store.ts` listens for updated pages.
  const update = `
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  self.dispatchEvent(new CustomEvent("page-update", { detail: { path: ${id}, page } }));
}`;
  return `const page = ${JSON.stringify(page)};
export default page;${hot ? update : ""}
`;
}
