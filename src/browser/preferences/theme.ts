import { storedChoice } from "./stored-choice.ts";
import { applyTheme } from "./theme-script.ts";

export type ThemeChoice = "system" | "light" | "dark";

const theme = storedChoice<ThemeChoice>("theme", ["system", "light", "dark"]);

export const currentChoice = theme.get;

/** From the system's theme to its opposite, to the same one as a fixed choice, and back. */
export function chooseNextTheme(): ThemeChoice {
  const isDark = systemIsDark().matches;
  const order = ["system", isDark ? "light" : "dark", isDark ? "dark" : "light"] as const;
  const choice = order[(order.indexOf(theme.get()) + 1) % order.length] ?? "system";
  theme.set(choice);
  return choice;
}

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
