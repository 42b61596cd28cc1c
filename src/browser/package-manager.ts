import { isPackageManager, type PackageManager } from "../site/package-managers.ts";
import { applyStoredChoices } from "./stored-choices-script.ts";

/** The package manager whose commands are shown. */
export function managerChoice(): PackageManager {
  const name = document.documentElement.dataset.packageManager;
  return isPackageManager(name) ? name : "npm";
}

/** Shows the commands of a package manager and keeps that for the next visit. */
export function chooseManager(name: PackageManager): void {
  document.documentElement.dataset.packageManager = name;
  try {
    localStorage.setItem("package-manager", name);
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
  dispatchEvent(new Event(changeEvent));
}

/**
 * Follows the choice, here and in other tabs.
 *
 * @returns what ends that
 */
export function followManager(changed: () => void): () => void {
  const refresh = () => {
    applyStoredChoices();
    changed();
  };
  addEventListener("storage", refresh);
  addEventListener(changeEvent, changed);
  return () => {
    removeEventListener("storage", refresh);
    removeEventListener(changeEvent, changed);
  };
}

const changeEvent = "package-manager-change";
