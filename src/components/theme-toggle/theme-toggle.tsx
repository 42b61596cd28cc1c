import { useSyncExternalStore } from "react";
import { announce } from "../../browser/announce.ts";
import { chooseNextTheme, currentChoice, followTheme } from "../../browser/preferences/theme.ts";
import { Icon } from "../icon/icon.tsx";

/** Cycles through the themes. The choice is unknown in prerendered HTML. */
export function ThemeToggle() {
  const choice = useSyncExternalStore(followTheme, currentChoice, () => undefined);
  const label = choice === undefined ? "Theme" : `Theme: ${choice}`;
  return (
    <button
      type="button"
      className="icon-button theme-toggle"
      aria-label={label}
      title={label}
      onClick={() => announce(`Theme: ${chooseNextTheme()}`)}
    >
      <Icon name="system" />
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
