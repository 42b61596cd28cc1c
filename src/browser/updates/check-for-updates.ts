import { askForBuild, isOutdated, newerBuild } from "./newer-build.ts";

const hour = 60 * 60 * 1000;

/** Between two checks on focus, in milliseconds. */
const pause = 10_000;

/** Checks when the reader returns to the tab, and hourly. */
export function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let last = -Infinity;
  const update = () => {
    // It rejects without a network, or if the worker was removed.
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
