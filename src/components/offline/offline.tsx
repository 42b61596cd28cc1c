import { useEffect, useState, useSyncExternalStore } from "react";
import { announce } from "../../browser/announce.ts";
import { enterOffline, markOffline } from "../../browser/offline/offline-entry.ts";
import { followOnline, isOnline } from "../../browser/online.ts";
import { loadOffline } from "./load-offline.ts";
import { OfflineDialog } from "./offline-dialog.tsx";
import type { OfflineSite } from "./offline-site.ts";
import "./offline.css";
import "./copy-panel.css";
import "./mark-pages.css";

interface OfflineProps {
  readonly site: OfflineSite;
}

/** The dialog about the saved copy, and all that changes in the page while there is no network. */
export function Offline({ site }: OfflineProps) {
  const online = useSyncExternalStore(followOnline, isOnline);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => enterOffline(() => setIsOpen(true)), []);
  useEffect(() => (online ? undefined : goOffline(site)), [online, site]);
  return isOpen && <OfflineDialog close={() => setIsOpen(false)} />;
}

/** @returns what makes the page again what it was */
function goOffline(site: OfflineSite): () => void {
  let unmark: (() => void) | undefined;
  let hasEnded = false;
  markOffline(true);
  announce("You’re offline.");
  loadOffline().then(
    ({ markPages }) => {
      if (!hasEnded) unmark = markPages(site);
    },
    // Where it was not kept, links are what they were.
    () => undefined,
  );
  return () => {
    hasEnded = true;
    unmark?.();
    markOffline(false);
    announce("You’re back online.");
    for (const source of [site.pages, site.views, site.search]) source.retry();
  };
}
