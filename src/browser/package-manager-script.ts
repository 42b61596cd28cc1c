/**
 * Runs in the head before the first paint, so that commands are those of the reader's package
 * manager at once. It must stand alone, as `theme-script.ts` does.
 */
export function applyManager() {
  try {
    const manager = localStorage.getItem("package-manager");
    if (manager && /^(?:npm|yarn|pnpm|bun)$/.test(manager)) {
      document.documentElement.dataset.packageManager = manager;
    }
  } catch {}
}
