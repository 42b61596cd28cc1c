import { useSyncExternalStore } from "react";
import type { PageSource } from "../../site/page-source.ts";
import type { View } from "../../site/view.ts";

/** Whether what a view shows is on the screen, or has failed to get there. */
export function useContentIsReady(view: View, pages: PageSource): boolean {
  const path = "page" in view ? view.page?.path : undefined;
  const get = () => path === undefined || pages.get(path).status !== "loading";
  return useSyncExternalStore(pages.subscribe, get, get);
}
