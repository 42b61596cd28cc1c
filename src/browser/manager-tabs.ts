import { isPackageManager } from "../site/package-managers.ts";
import { chooseManager, followManager, managerChoice } from "./package-manager.ts";

/** Marks the reader's package manager in all tabs; style sheets show its commands already. */
export function markManager(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(".packages input")) {
    input.checked = input.value === managerChoice();
  }
}

/**
 * One listener for the package managers' tabs of all code blocks: a choice in one is that of all.
 *
 * @returns what ends it
 */
export function followTabs(): () => void {
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(".packages")) return;
    if (isPackageManager(target.value)) chooseManager(target.value);
  };
  document.addEventListener("change", onChange);
  const stop = followManager(markManager);
  return () => {
    document.removeEventListener("change", onChange);
    stop();
  };
}
