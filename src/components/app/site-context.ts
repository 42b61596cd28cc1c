import { createContext, useContext, useSyncExternalStore, type ComponentType } from "react";
import { plainSettings, type SiteSettings } from "../../site/content/site-settings.ts";
import {
  builtStore,
  type Loadable,
  type PageStore,
  type AsyncStore,
} from "../../site/async-store.ts";
import type { View } from "../../site/navigation/view.ts";
import type { Navigation, Page } from "../../types.ts";
import type { SearchParts } from "../search/search-parts.ts";

/** The component of a view that is loaded on demand. */
export type ViewComponent = ComponentType<{ readonly view: View }>;

export interface Site {
  readonly settings: SiteSettings;
  readonly navigation: Navigation;
  readonly pages: PageStore;
  /** By kind of view. */
  readonly views: AsyncStore<ViewComponent>;
  readonly search: AsyncStore<SearchParts>;
  /** Whether the document is the app shell, which the service worker serves offline. */
  readonly isShell: boolean;
}

const nothing: Site = {
  settings: plainSettings,
  navigation: { sections: [], singles: [] },
  pages: builtStore({}),
  views: builtStore({}),
  search: builtStore({}),
  isShell: false,
};

export const SiteContext = createContext(nothing);

export const useSite = () => useContext(SiteContext);

export const useSettings = () => useSite().settings;

/** The current state of a value in a store. */
export function useLoadable<Value>(store: AsyncStore<Value>, name: string): Loadable<Value> {
  const get = () => store.get(name);
  return useSyncExternalStore(store.subscribe, get, get);
}

/** The current state of a page. */
export const usePage = (path: string): Loadable<Page> => useLoadable(useSite().pages, path);
