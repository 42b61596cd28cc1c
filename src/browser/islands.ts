import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { idPrefix } from "../site/island-ids.ts";
import { islands, isIsland } from "../islands/index.ts";
import { focusHeading } from "./focus.ts";
import { mountIsland } from "./island.ts";
import { loadTwice } from "./load-again.ts";
import { observeView } from "./observe-view.ts";

/** What readers see below a piece that does not load, or ends with an error. */
export type ShowFailure = (tryAgain: () => void) => ReactElement;

/**
 * Brings the interactive pieces of an article to life, each when it comes near the view.
 *
 * @param article whose HTML has placeholders: `data-island` names the piece, `data-props` is JSON
 * @returns what ends that and unmounts them
 */
export function mountIslands(article: Element, showFailure: ShowFailure): () => void {
  const stop = new AbortController();
  const places = [...article.querySelectorAll<HTMLElement>("[data-island]")];
  const whenStopped = (end: () => void) => {
    if (stop.signal.aborted) end();
    else stop.signal.addEventListener("abort", end);
  };
  /** A piece that fails stays as it was rendered; the page reads on. */
  const mount = (place: HTMLElement) => {
    const failed = (error: unknown) => {
      console.error(error);
      if (stop.signal.aborted || !(error instanceof Error)) return;
      whenStopped(tell(place, showFailure, () => mount(place)));
    };
    mountIsland(place, idPrefix(places.indexOf(place)), failed).then(whenStopped, failed);
  };
  const started = new Set<Element>();
  const end = observeView(
    places,
    (place, isNear) => {
      if (!isNear || started.has(place) || !(place instanceof HTMLElement)) return;
      started.add(place);
      mount(place);
    },
    200,
  );
  return () => {
    end();
    // Asked for while React takes the article away, and it ends no root while it is at work.
    queueMicrotask(() => stop.abort());
  };
}

/** Shows what went wrong below a piece; gives what takes it away. */
function tell(
  place: HTMLElement,
  show: (tryAgain: () => void) => ReactElement,
  retry: () => void,
): () => void {
  const box = document.createElement("div");
  place.after(box);
  const root = createRoot(box);
  const end = () => {
    root.unmount();
    box.remove();
  };
  root.render(
    show(() => {
      end();
      // The button is gone, and the focus would be with it.
      focusHeading(place);
      retry();
    }),
  );
  return end;
}

/**
 * Loads the style of a page's islands, so that nothing moves once they are shown. A style that does
 * not load is reported; the page reads without it.
 *
 * @param names as in `Page`
 */
export async function loadIslandStyles(names: readonly string[]): Promise<void> {
  const styles = names.filter(isIsland).map((name) => loadTwice(islands[name].loadStyle));
  await Promise.all(styles.map((style) => style.catch((error: unknown) => console.error(error))));
}
