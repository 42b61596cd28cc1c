import type { Page } from "../../types.ts";

/** What a prerendered document says about its page, as JSON. */
export interface FirstPage {
  /** Missing on the not-found page, which is served for any address. */
  readonly url?: string;
  readonly path?: string;
  readonly page?: Omit<Page, "html">;
  /** URL of the embedded search index. */
  readonly searchIndex?: string;
  /** URL of what names in samples say: see `tooltip/follow-names.ts`. */
  readonly tooltips?: string;
}

export const firstPageId = "first-page";

/** Returns undefined if the document was not prerendered. */
export function readFirstPage(): FirstPage | undefined {
  const text = document.getElementById(firstPageId)?.textContent;
  // Written by the build: `src/components/document/`.
  return text ? (JSON.parse(text) as FirstPage) : undefined;
}

/** React would keep the metadata of a document that was rendered for another address. */
export function forgetMetadata(): void {
  const tags = "title, [name=description], [name=robots], [name^='twitter:'], [property^='og:']";
  const links = "link[rel=canonical], link[rel=alternate]";
  for (const tag of document.head.querySelectorAll(`${tags}, ${links}`)) tag.remove();
}

/** The page that came with the document, by content file. Its HTML is already in the DOM. */
export function pagesOfDocument({ path, page }: FirstPage): ReadonlyMap<string, Page> {
  const html = document.querySelector("[data-article]")?.innerHTML;
  return path !== undefined && page !== undefined && html !== undefined
    ? new Map([[path, { ...page, html }]])
    : new Map();
}
