import { createRoot } from "react-dom/client";
import { watchConnection } from "../../browser/offline/connection.ts";
import { hasWorker, whenIdle, whenThereIsCopy } from "../../browser/offline/has-copy.ts";
import { appendPlace } from "../../browser/offline/offline-entry.ts";
import { savesData } from "../../site/offline/saves-data.ts";
import { Offline, type OfflineSite } from "./offline.tsx";
import { loadOffline } from "./offline-dialog.tsx";

/** Starts, once a page is there, all that serves readers without a network. */
export function startOffline(site: OfflineSite): void {
  watchConnection();
  createRoot(appendPlace()).render(<Offline site={site} />);
  whenThereIsCopy(() => void loadOffline().then(({ keepCopy }) => keepCopy(), leave));
  // Nothing else would keep it for when the network is gone.
  if (!hasWorker() && !savesData()) whenIdle(() => void loadOffline().catch(leave));
}

/** What does not load now is loaded when it is needed, or on the next page. */
const leave = () => undefined;
