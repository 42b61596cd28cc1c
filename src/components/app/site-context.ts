import { createContext, useContext, useSyncExternalStore } from "react";
import type { PageSource, PageState } from "../../site/page-source.ts";
import type { Navigation } from "../../types.ts";

export interface Site {
  readonly navigation: Navigation;
  readonly pages: PageSource;
}

const nothing: Site = {
  navigation: { sections: [], singles: [] },
  pages: {
    get: () => ({ status: "loading" }),
    load: () => {},
    prefetch: () => {},
    subscribe: () => () => {},
  },
};

export const SiteContext = createContext(nothing);

export const useSite = () => useContext(SiteContext);

/** The state of a page, kept up to date. */
export function usePage(path: string): PageState {
  const { pages } = useSite();
  const get = () => pages.get(path);
  return useSyncExternalStore(pages.subscribe, get, get);
}
