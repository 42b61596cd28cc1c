import { hydrateRoot } from "react-dom/client";
import { islands, isIsland } from "../../islands/index.ts";
import { loadTwice } from "../loading/load-again.ts";

/**
 * Hydrates an island, or restores its prerendered HTML if it crashes.
 *
 * @throws if its chunk does not load
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
    // React is still unmounting it.
    onUncaughtError: (error) =>
      queueMicrotask(() => {
        root.unmount();
        place.replaceChildren(...prerendered);
        crashed(error);
      }),
  });
  return () => root.unmount();
}
