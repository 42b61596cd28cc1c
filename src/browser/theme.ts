import { applyTheme } from "./theme-script.ts";

export type ThemeChoice = "system" | "light" | "dark";

/** What the reader has chosen; the system's theme until then. */
export function currentChoice(): ThemeChoice {
  const { themeChoice } = document.documentElement.dataset;
  return themeChoice === "light" || themeChoice === "dark" ? themeChoice : "system";
}

/** The choice, where it could not be stored. */
let unstored: ThemeChoice | undefined;

/**
 * Goes on to the next theme, which is kept for the next visit, or without storage for this one:
 * from the system's to its opposite, to the same one for good, and back to the system's.
 */
export function chooseNextTheme(): ThemeChoice {
  const isDark = systemIsDark().matches;
  const order = ["system", isDark ? "light" : "dark", isDark ? "dark" : "light"] as const;
  const choice = order[(order.indexOf(currentChoice()) + 1) % order.length] ?? "system";
  try {
    if (choice === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", choice);
    unstored = undefined;
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
    unstored = choice;
  }
  applyTheme(choice);
  dispatchEvent(new Event(changeEvent));
  return choice;
}

/**
 * Follows the theme: the reader's choice here and in other tabs, and the system's until then.
 *
 * @returns what ends that
 */
export function followTheme(changed: () => void): () => void {
  const system = systemIsDark();
  const refresh = () => {
    applyTheme(unstored);
    changed();
  };
  system.addEventListener("change", refresh);
  addEventListener("storage", refresh);
  addEventListener(changeEvent, changed);
  return () => {
    system.removeEventListener("change", refresh);
    removeEventListener("storage", refresh);
    removeEventListener(changeEvent, changed);
  };
}

const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)");

const changeEvent = "theme-change";
