/** Registers `/sw.js` once the page has loaded, so that it takes nothing from the first visit. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // Refused in private windows of some browsers; the site works without it.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}
