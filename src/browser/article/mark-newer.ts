import { isNewer } from "../../site/releases/versions.ts";

/**
 * Marks what the reader's webpack doesn't have yet, next to the release that it came with.
 *
 * @returns how many there are
 */
export function markNewer(article: Element, version: string): number {
  const marks = [...article.querySelectorAll<HTMLElement>("[data-since]")].map((place) => {
    const { since = "" } = place.dataset;
    const isMarked = isNewer(since, version);
    // Nothing is touched on most visits, to whose readers nothing is newer.
    if (isMarked) place.replaceChildren(since, " ", markOf(version));
    else if (place.childElementCount > 0) place.replaceChildren(since);
    return isMarked;
  });
  return marks.filter(Boolean).length;
}

function markOf(version: string): HTMLElement {
  const mark = document.createElement("span");
  mark.className = "badge newer";
  mark.textContent = `newer than your ${version}`;
  return mark;
}
