import type { ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { idPrefix } from "../../site/content/island-ids.ts";
import { islands, isIsland } from "../../islands/index.ts";
import { focusHeading } from "../navigation/focus.ts";
import { loadTwice } from "../loading/load-again.ts";
import { observeView } from "../observe-view.ts";

export type ShowFailure = (tryAgain: () => void) => ReactElement;

/** Hydrates islands (`data-island` is the name, `data-props` JSON) as they come near the viewport. */
export function mountIslands(article: Element, showFailure: ShowFailure): () => void {
  const stop = new AbortController();
  const places = [...article.querySelectorAll<HTMLElement>("[data-island]")];
  const whenStopped = (end: () => void) => {
    if (stop.signal.aborted) end();
    else stop.signal.addEventListener("abort", end);
  };
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
    // React can't unmount a root while it renders.
    queueMicrotask(() => stop.abort());
  };
}

/**
 * Hydrates an island, or restores its prerendered HTML if it crashes.
 *
 * @throws if its chunk does not load
 */
async function mountIsland(
  place: HTMLElement,
  identifierPrefix: string,
  crashed: (error: unknown) => void,
): Promise<() => void> {
  const name = place.dataset.island ?? "";
  if (!isIsland(name)) return () => {};
  const piece = await loadTwice(() => islands[name].load(place.dataset.props ?? "{}"));
  const prerendered = [...place.childNodes].map((node) => node.cloneNode(true));
  let isOver = false;
  const root = hydrateRoot(place, piece, {
    identifierPrefix,
    // React says so if a reader leaves before it has begun.
    onRecoverableError(error) {
      if (!isOver) reportError(error);
    },
    // React is still unmounting it.
    onUncaughtError: (error) =>
      queueMicrotask(() => {
        root.unmount();
        place.replaceChildren(...prerendered);
        crashed(error);
      }),
  });
  return () => {
    isOver = true;
    root.unmount();
  };
}

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
      // The button is gone, so give the focus a place.
      focusHeading(place);
      retry();
    }),
  );
  return end;
}

/** Loads the styles before the page is shown, so that nothing shifts; does without those that fail. */
export async function loadIslandStyles(names: readonly string[]): Promise<void> {
  const styles = names.filter(isIsland).map((name) => loadTwice(islands[name].loadStyle));
  await Promise.all(styles.map((style) => style.catch((error: unknown) => console.error(error))));
}
