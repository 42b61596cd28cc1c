import { whichReadable } from "../../site/offline/worker-messages.ts";
import type { Navigation, Page } from "../../types.ts";
import type { LoadingStore } from "../loading/loading-store.ts";
import { askWorker } from "./ask-worker.ts";
import { readable } from "./readable.ts";

interface Site {
  readonly navigation: Navigation;
  readonly pages: LoadingStore<Page>;
}

/** Keeps `readable` up to date: pages that this document has loaded or the service worker can show. */
export function followReadable({ navigation, pages }: Site): () => void {
  const all = [...navigation.singles, ...navigation.sections.flatMap(({ pages }) => pages)];
  let kept: readonly string[] | undefined;
  const show = () => {
    if (kept === undefined) return;
    const loaded = all.filter(({ path }) => pages.get(path).status === "ready");
    readable.set(new Set([...kept, ...loaded.map(({ url }) => url)]));
  };
  const unsubscribe = pages.subscribe(show);
  void askWorker(whichReadable).then((answer) => {
    kept = Array.isArray(answer) ? answer.map(String) : [];
    show();
  });
  return () => {
    unsubscribe();
    kept = undefined;
  };
}
