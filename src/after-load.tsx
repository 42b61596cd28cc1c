import { createRoot } from "react-dom/client";
import { loadAnalytics } from "./browser/analytics.ts";
import { openSamples } from "./browser/article/open-sample.ts";
import { readFirstPage } from "./browser/loading/first-page.ts";
import { createAppUpdate } from "./browser/updates/app-update.ts";
import { checkForUpdates } from "./browser/updates/check-for-updates.ts";
import { registerServiceWorker } from "./browser/updates/service-worker.ts";
import { followNames } from "./browser/tooltip/follow-names.ts";
import { UpdateNotice } from "./components/update-notice/update-notice.tsx";

export { startOffline } from "./components/offline/start-offline.tsx";

/** Code that no reader waits for, loaded after the page. */

// Without an id, webpack leaves this code out.
if (process.env.GA_TRACKING_ID) loadAnalytics(process.env.GA_TRACKING_ID);

// Without an address, samples have no buttons for it.
if (process.env.STACKBLITZ_URL) openSamples();

const { tooltips } = readFirstPage() ?? {};
if (tooltips !== undefined) followNames(tooltips);

// `remove` uninstalls the worker of earlier builds: see `plugins/check/variables.ts`.
if (process.env.SERVICE_WORKER !== "remove") void startServiceWorker();

async function startServiceWorker(): Promise<void> {
  const registration = await registerServiceWorker();
  if (registration === undefined) return;
  checkForUpdates(registration);
  const update = createAppUpdate(registration);
  const place = document.body.appendChild(document.createElement("div"));
  place.className = "update-place";
  createRoot(place).render(<UpdateNotice update={update} />);
}
