import { hydrateRoot } from "react-dom/client";
import { islands, isIsland } from "../islands/index.ts";
import { loadTwice } from "./load-again.ts";

/**
 * Brings an interactive piece of an article to life.
 *
 * @param place the placeholder: `data-island` names the piece, `data-props` is JSON
 * @param identifierPrefix of the ids in it
 * @param crashed is told of an error in the piece, which then is as it was prerendered
 * @returns what ends it
 * @throws where it does not load
 */
export async function mountIsland(
  place: HTMLElement,
  identifierPrefix: string,
  crashed: (error: unknown) => void,
): Promise<() => void> {
  const name = place.dataset.island ?? "";
  if (!isIsland(name)) return () => {};
  const piece = await loadTwice(() => islands[name].load(place.dataset.props ?? "{}"));
  const prerendered = [...place.childNodes].map((node) => node.cloneNode(true));
  const root = hydrateRoot(place, piece, {
    identifierPrefix,
    // React has taken it off the screen, and is still at work.
    onUncaughtError: (error) =>
      queueMicrotask(() => {
        root.unmount();
        place.replaceChildren(...prerendered);
        crashed(error);
      }),
  });
  return () => root.unmount();
}
