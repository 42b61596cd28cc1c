import { createElement } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { idPrefix } from "../site/island-ids.ts";
import { observeView } from "./observe-view.ts";
import { islands, isIsland } from "../islands/index.ts";

/**
 * Brings the interactive pieces of an article to life, each when it comes near the view.
 *
 * @param article whose HTML has placeholders: `data-island` names the piece, `data-props` is JSON
 * @returns what ends that and unmounts them
 */
export function mountIslands(article: Element): () => void {
  const roots: Root[] = [];
  let ended = false;
  const places = [...article.querySelectorAll("[data-island]")];
  const mount = async (place: HTMLElement) => {
    const name = place.dataset.island ?? "";
    if (!isIsland(name)) return;
    const { default: Island } = await islands[name].load();
    const identifierPrefix = idPrefix(places.indexOf(place));
    const island = createElement(Island, propsOf(place));
    if (!ended) roots.push(hydrateRoot(place, island, { identifierPrefix }));
  };
  const started = new Set<Element>();
  const start = (place: Element, isNear: boolean) => {
    if (!isNear || started.has(place) || !(place instanceof HTMLElement)) return;
    started.add(place);
    // A piece that does not load stays as it was rendered; the page reads on.
    mount(place).catch((error: unknown) => reportError(error));
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
  const styles = names.filter(isIsland).map((name) => islands[name].loadStyle());
  await Promise.all(styles.map((style) => style.catch((error: unknown) => reportError(error))));
}

const propsOf = ({ dataset }: HTMLElement): object => {
  const props: unknown = JSON.parse(dataset.props ?? "{}");
  return typeof props === "object" && props !== null ? props : {};
};
