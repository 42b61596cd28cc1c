import { useSyncExternalStore } from "react";
import type { Site } from "./site-context.ts";
import { isLazy, type View } from "../../site/view.ts";

/** Whether the content of a view is on the screen or has failed to load. */
export function useContentIsReady(view: View, { pages, views }: Site): boolean {
  const path = "page" in view ? view.page?.path : undefined;
  const hasPage = () => path === undefined || pages.get(path).status !== "loading";
  const hasView = () => !isLazy(view) || views.get(view.kind).status !== "loading";
  const pageIsReady = useSyncExternalStore(pages.subscribe, hasPage, hasPage);
  const viewIsReady = useSyncExternalStore(views.subscribe, hasView, hasView);
  return pageIsReady && viewIsReady;
}
