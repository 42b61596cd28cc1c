import { isPackageManager, type PackageManager } from "../site/install-command.ts";

const storageKey = "package-manager";
const changeEvent = "package-manager-change";

/** For readers whose browser stores nothing: the choice lasts as long as the page. */
let chosen: PackageManager = "npm";

/** The package manager whose commands the reader wants to see; npm until they choose. */
export function currentPackageManager(): PackageManager {
  try {
    const stored = localStorage.getItem(storageKey);
    return isPackageManager(stored) ? stored : chosen;
  } catch {
    return chosen;
  }
}

/** Shows the commands of one everywhere, and keeps it for the next visit. */
export function choosePackageManager(manager: PackageManager): void {
  chosen = manager;
  try {
    localStorage.setItem(storageKey, manager);
  } catch {
    // Storage is full or forbidden.
  }
  dispatchEvent(new Event(changeEvent));
}

/**
 * Follows the choice, here and in other tabs.
 *
 * @returns what ends that
 */
export function followPackageManager(changed: () => void): () => void {
  addEventListener("storage", changed);
  addEventListener(changeEvent, changed);
  return () => {
    removeEventListener("storage", changed);
    removeEventListener(changeEvent, changed);
  };
}
