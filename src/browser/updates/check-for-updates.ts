const hour = 60 * 60 * 1000;

/** Between two checks because of the focus, in milliseconds: readers go to and fro all day. */
const pause = 10_000;

/** Looks for a new version when the reader comes back to the tab, and each hour. */
export function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let last = -Infinity;
  const check = () => {
    // Without a network, or when the worker was removed, there is none.
    registration.update().catch(() => undefined);
  };
  const checkNow = () => {
    if (document.visibilityState === "hidden" || performance.now() - last < pause) return;
    last = performance.now();
    check();
  };
  addEventListener("focus", checkNow);
  document.addEventListener("visibilitychange", checkNow);
  setInterval(check, hour);
}
