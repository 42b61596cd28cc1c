import { useSyncExternalStore } from "react";
import { chooseTheme, currentTheme, followTheme } from "../../browser/theme.ts";
import { Icon } from "../icon/icon.tsx";

/** Switches between light and dark. Which is on is known only in the browser. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(followTheme, currentTheme, () => undefined);
  return (
    <button
      type="button"
      className="icon-button theme-toggle"
      aria-label="Dark theme"
      title="Dark theme"
      aria-pressed={theme === "dark"}
      onClick={() => chooseTheme(currentTheme() === "dark" ? "light" : "dark")}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
