import { applyTheme } from "./theme-script.ts";

export type Theme = "light" | "dark";

/** The theme on the screen. */
export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === "dark" ? "dark" : "light";

/** Whether the choice, if there was one, can be read back. */
let isStored = true;

/** Shows a theme and keeps it for the next visit; without storage, for this one. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.classList.remove("light", "dark");
  root.classList.add(theme);
  try {
    localStorage.setItem("theme", theme);
    isStored = true;
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
    isStored = false;
  }
  dispatchEvent(new Event(changeEvent));
}

/**
 * Follows the theme: the reader's choice here and in other tabs, and the system's until then.
 *
 * @returns what ends that
 */
export function followTheme(changed: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const refresh = () => {
    if (isStored) applyTheme();
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

const changeEvent = "theme-change";
