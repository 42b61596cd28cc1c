import { isNewer } from "../../site/releases/versions.ts";

/**
 * Marks what the reader's webpack doesn't have yet, next to the release that it came with.
 *
 * @returns how many there are
 */
export function markNewer(article: Element, version: string): number {
  const marks = [...article.querySelectorAll<HTMLElement>("[data-since]")].map((place) => {
    const { since = "" } = place.dataset;
    const mark = isNewer(since, version) ? [" ", markOf(version)] : [];
    place.replaceChildren(since, ...mark);
    return mark;
  });
  return marks.filter(({ length }) => length > 0).length;
}

function markOf(version: string): HTMLElement {
  const mark = document.createElement("span");
  mark.className = "badge newer";
  mark.textContent = `newer than your ${version}`;
  return mark;
}
