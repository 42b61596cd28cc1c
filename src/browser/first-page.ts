import type { Page } from "../types.ts";

/** What a prerendered document says about itself, beside the article that it shows. */
export interface FirstPage {
  /** Rooted; missing in the not-found page, which answers for any address. */
  readonly url?: string;
  readonly path?: string;
  readonly page?: Omit<Page, "html">;
  /** Address of the index that the embedded search looks through. */
  readonly searchIndex?: string;
}

/** The id of the element that holds it, as JSON. */
export const firstPageId = "first-page";

/**
 * Reads it back. The article's HTML is taken from the document: the reader has it already.
 *
 * @returns nothing for a document that was not prerendered
 */
export function readFirstPage(): FirstPage | undefined {
  const text = document.getElementById(firstPageId)?.textContent;
  // The build wrote it: `src/components/document/`.
  return text ? (JSON.parse(text) as FirstPage) : undefined;
}

/**
 * Takes away what a document says about itself: where the site starts in one that was made for
 * another address, React would leave it there, before what it adds.
 */
export function forgetMetadata(): void {
  const tags = "title, [name=description], [name=robots], [name^='twitter:'], [property^='og:']";
  const links = "link[rel=canonical], link[rel=alternate]";
  for (const tag of document.head.querySelectorAll(`${tags}, ${links}`)) tag.remove();
}

/** The page that came with the document, by content file. */
export function pagesOfDocument({ path, page }: FirstPage): ReadonlyMap<string, Page> {
  const html = document.querySelector("[data-article]")?.innerHTML;
  return path !== undefined && page !== undefined && html !== undefined
    ? new Map([[path, { ...page, html }]])
    : new Map();
}
