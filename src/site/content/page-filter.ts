import type { Anchor, NavigationPage } from "../../types.ts";

export interface FoundPage {
  readonly page: NavigationPage;
  readonly anchors: readonly Anchor[];
}

/** Finds the pages whose title, or one of whose loaded headings, contains every word of a query. */
export function filterPages(
  pages: readonly NavigationPage[],
  query: string,
  anchorsOf: (path: string) => readonly Anchor[],
): readonly FoundPage[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ title }: { readonly title: string }) =>
    words.length > 0 && words.every((word) => title.toLowerCase().includes(word));
  return pages
    .map((page) => ({ page, anchors: anchorsOf(page.path).filter(matches) }))
    .filter(({ page, anchors }) => anchors.length > 0 || matches(page));
}
