import { createElement, type ReactElement } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { idPrefix } from "../site/island-ids.ts";
import { observeView } from "./observe-view.ts";
import { islands, isIsland } from "../islands/index.ts";
import { focusHeading } from "./focus.ts";
import { loadTwice } from "./load-again.ts";

/** What readers see below a piece that does not load. */
export type ShowFailure = (error: Error, tryAgain: () => void) => ReactElement;

/**
 * Brings the interactive pieces of an article to life, each when it comes near the view.
 *
 * @param article whose HTML has placeholders: `data-island` names the piece, `data-props` is JSON
 * @returns what ends that and unmounts them
 */
export function mountIslands(article: Element, showFailure: ShowFailure): () => void {
  const roots: Root[] = [];
  let ended = false;
  const places = [...article.querySelectorAll("[data-island]")];
  const mount = async (place: HTMLElement) => {
    const name = place.dataset.island ?? "";
    if (!isIsland(name)) return;
    const { default: Island } = await loadTwice(islands[name].load);
    const identifierPrefix = idPrefix(places.indexOf(place));
    const island = createElement(Island, propsOf(place));
    if (!ended) roots.push(hydrateRoot(place, island, { identifierPrefix }));
  };
  /** A piece that does not load stays as it was rendered; the page reads on. */
  const tryToMount = (place: HTMLElement) => {
    mount(place).catch((error: unknown) => {
      console.error(error);
      if (!ended && error instanceof Error) tell(place, error);
    });
  };
  const tell = (place: HTMLElement, error: Error) => {
    const box = document.createElement("div");
    place.after(box);
    const root = createRoot(box);
    const end = () => {
      root.unmount();
      box.remove();
    };
    const tryAgain = () => {
      end();
      // The button is gone, and the focus would be with it.
      focusHeading(place);
      tryToMount(place);
    };
    root.render(showFailure(error, tryAgain));
    roots.push({ ...root, unmount: end });
  };
  const started = new Set<Element>();
  const start = (place: Element, isNear: boolean) => {
    if (!isNear || started.has(place) || !(place instanceof HTMLElement)) return;
    started.add(place);
    tryToMount(place);
  };
  const stop = observeView(places, start, 200);
  return () => {
    ended = true;
    stop();
    // Asked for while React takes the article away, and it ends no root while it is at work.
    queueMicrotask(() => {
      for (const root of roots) root.unmount();
    });
  };
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

const propsOf = ({ dataset }: HTMLElement): object => {
  const props: unknown = JSON.parse(dataset.props ?? "{}");
  return typeof props === "object" && props !== null ? props : {};
};
