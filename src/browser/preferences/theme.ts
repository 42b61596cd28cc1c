import { storedChoice } from "./stored-choice.ts";
import { applyTheme } from "./theme-script.ts";

export type ThemeChoice = "system" | "light" | "dark";

const theme = storedChoice<ThemeChoice>("theme", ["system", "light", "dark"]);

/** The theme that the reader has chosen. */
export const currentChoice = theme.get;

/**
 * Switches to the next theme: from the system's to its opposite, then to the same one whatever the
 * system says, and back to the system's.
 */
export function chooseNextTheme(): ThemeChoice {
  const isDark = systemIsDark().matches;
  const order = ["system", isDark ? "light" : "dark", isDark ? "dark" : "light"] as const;
  const choice = order[(order.indexOf(theme.get()) + 1) % order.length] ?? "system";
  theme.set(choice);
  return choice;
}

/**
 * Follows the theme: the reader's choice, here and in other tabs, and the system's.
 *
 * @returns a function that ends that
 */
export function followTheme(changed: () => void): () => void {
  const system = systemIsDark();
  const refresh = () => {
    applyTheme(theme.get());
    changed();
  };
  const unsubscribe = theme.subscribe(refresh);
  system.addEventListener("change", refresh);
  return () => {
    unsubscribe();
    system.removeEventListener("change", refresh);
  };
}

const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)");
