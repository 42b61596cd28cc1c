import { useEffect, useState, useSyncExternalStore } from "react";
import { announce } from "../../browser/announce.ts";
import type { LoadingStore } from "../../browser/loading/loading-store.ts";
import { enterOffline, markOffline } from "../../browser/offline/offline-entry.ts";
import { followReadable } from "../../browser/offline/follow-readable.ts";
import { readable } from "../../browser/offline/readable.ts";
import { online } from "../../browser/offline/online.ts";
import type { Navigation, Page } from "../../types.ts";
import type { ViewComponent } from "../app/site-context.ts";
import type { SearchParts } from "../search/search-parts.ts";
import { OfflineDialog } from "./offline-dialog.tsx";
import "./offline.css";
import "./copy-panel.css";
import "./not-saved.css";

/** What offline reading needs of the site. */
export interface OfflineSite {
  readonly navigation: Navigation;
  readonly pages: LoadingStore<Page>;
  readonly views: LoadingStore<ViewComponent>;
  readonly search: LoadingStore<SearchParts>;
}

interface OfflineProps {
  readonly site: OfflineSite;
}

/** The dialog about the saved copy, and what changes on the page while the reader is offline. */
export function Offline({ site }: OfflineProps) {
  const isOnline = useSyncExternalStore(online.subscribe, online.get);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => enterOffline(() => setIsOpen(true)), []);
  useEffect(() => (isOnline ? undefined : goOffline(site)), [isOnline, site]);
  // Also when the dialog closes, because the copy may have been removed.
  useEffect(
    () => (isOnline ? readable.set(undefined) : followReadable(site)),
    [isOnline, isOpen, site],
  );
  return isOpen && <OfflineDialog close={() => setIsOpen(false)} />;
}

/** @returns a function that undoes it */
function goOffline(site: OfflineSite): () => void {
  markOffline(true);
  announce("You’re offline.");
  return () => {
    markOffline(false);
    announce("You’re back online.");
    for (const source of [site.pages, site.views, site.search]) source.retry();
  };
}
