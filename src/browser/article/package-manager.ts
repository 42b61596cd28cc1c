import { isPackageManager, packageManagers } from "../../site/code/package-managers.ts";
import { storedChoice } from "../preferences/stored-choice.ts";

const manager = storedChoice("package-manager", packageManagers);

/**
 * Follows the tabs with commands for each package manager: a choice in one code block applies to
 * all of them, here and in other tabs of the browser.
 */
export function followManagerTabs(): void {
  manager.subscribe(showManager);
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(".packages")) return;
    if (isPackageManager(target.value)) manager.set(target.value);
  });
}

function showManager(): void {
  document.documentElement.dataset.packageManager = manager.get();
  checkManagerTabs();
}

/** Checks the tab of the reader's package manager; style sheets show its commands already. */
export function checkManagerTabs(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(".packages input")) {
    input.checked = input.value === manager.get();
  }
}
