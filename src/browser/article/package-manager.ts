import { isPackageManager, packageManagers } from "../../site/code/package-managers.ts";
import { storedChoice } from "../preferences/stored-choice.ts";

const manager = storedChoice("package-manager", packageManagers);

/** A choice in one code block applies to all of them, also in other tabs of the browser. */
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

/** Style sheets already show the right commands; this marks their tab. */
export function checkManagerTabs(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(".packages input")) {
    input.checked = input.value === manager.get();
  }
}
