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

/** What shows a view that is loaded on demand. */
export type ViewComponent = ComponentType<{ readonly view: View }>;

export interface Site {
  readonly settings: SiteSettings;
  readonly navigation: Navigation;
  readonly pages: PageStore;
  /** By the kind of the view. */
  readonly views: AsyncStore<ViewComponent>;
  readonly search: AsyncStore<SearchParts>;
  /** Whether the document is the app shell, which came because there was no network. */
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

/** Where something of a source stands, kept up to date. */
export function useLoadable<Value>(source: AsyncStore<Value>, name: string): Loadable<Value> {
  const get = () => source.get(name);
  return useSyncExternalStore(source.subscribe, get, get);
}

/** The state of a page, kept up to date. */
export const usePage = (path: string): Loadable<Page> => useLoadable(useSite().pages, path);
