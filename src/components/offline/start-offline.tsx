import { createRoot } from "react-dom/client";
import { watchConnection } from "../../browser/offline/connection.ts";
import {
  hasWorker,
  whenFilesAreCached,
  whenIdle,
  whenThereIsCopy,
} from "../../browser/offline/has-copy.ts";
import { appendPlace } from "../../browser/offline/offline-entry.ts";
import { savesData } from "../../site/offline/saves-data.ts";
import { searchParts } from "../search/search-parts.ts";
import { Offline, type OfflineSite } from "./offline.tsx";
import { loadOffline } from "./offline-dialog.tsx";

/** Starts what offline readers need, and the search, once the page has loaded. */
export function startOffline(site: OfflineSite): void {
  watchConnection();
  createRoot(appendPlace()).render(<Offline site={site} />);
  whenThereIsCopy(() => void loadOffline().then(({ keepCopy }) => keepCopy(), leave));
  // Making the search ready takes longer than typing its first letter.
  whenFilesAreCached(() => savesData() || site.search.prefetch(searchParts));
  // Without a worker, the chunk can't be loaded once the network is gone.
  if (!hasWorker() && !savesData()) whenIdle(() => void loadOffline().catch(leave));
}

/** If it doesn't load now, it's loaded when it's needed, or on the next page. */
const leave = () => undefined;
