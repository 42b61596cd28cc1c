import { askForBuild, isOutdated, newerBuild } from "./newer-build.ts";

const hour = 60 * 60 * 1000;

/** Between two checks because of the focus, in milliseconds: readers go to and fro all day. */
const pause = 10_000;

/**
 * Looks for a newer build when the reader comes back to the tab, and each hour. Where there is one,
 * however that was found out, the browser fetches its worker.
 */
export function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let last = -Infinity;
  const update = () => {
    // Without a network, or when the worker was removed, there is none.
    if (isOutdated()) registration.update().catch(() => undefined);
  };
  const check = () => void askForBuild().then(update);
  const checkNow = () => {
    if (document.visibilityState === "hidden" || performance.now() - last < pause) return;
    last = performance.now();
    check();
  };
  newerBuild.subscribe(update);
  addEventListener("focus", checkNow);
  document.addEventListener("visibilitychange", checkNow);
  setInterval(check, hour);
}
