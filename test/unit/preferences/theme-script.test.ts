import { runInNewContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { applyTheme } from "../../../src/browser/preferences/theme-script.ts";

interface Reader {
  /** What the browser has stored; an error where it stores nothing. */
  readonly stored: string | null | Error;
  readonly prefersDark: boolean;
}

/** Runs the script as a page does: from its text, with nothing around it. */
function shownTo({ stored, prefersDark }: Reader) {
  const classes = new Set(["light"]);
  const dataset: { theme?: string; themeChoice?: string } = {};
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (...names: readonly string[]) => names.forEach((name) => classes.delete(name)),
  };
  const getItem = () => {
    if (stored instanceof Error) throw stored;
    return stored;
  };
  runInNewContext(`(${applyTheme.toString()})()`, {
    document: { documentElement: { dataset, classList } },
    localStorage: { getItem },
    matchMedia: () => ({ matches: prefersDark }),
  });
  return { ...dataset, classes: [...classes] };
}

describe("the theme before the first paint", () => {
  it.each([
    ["dark", false, "dark", "dark"],
    ["light", true, "light", "light"],
    [null, true, "dark", "system"],
    [null, false, "light", "system"],
    ["blue", true, "dark", "system"],
    [new Error("forbidden"), false, "light", "system"],
  ])("with %s stored and dark preferred: %s, is %s", (stored, prefersDark, theme, themeChoice) =>
    expect(shownTo({ stored, prefersDark })).toEqual({ theme, themeChoice, classes: [theme] }),
  );
});
