declare global {
  interface Window {
    /** What a reader does before the site runs; missing from then on. */
    earlyInput?: Event[];
  }
}

/**
 * Remembers what a reader does before the site runs, for `early-input.ts`. Like `applyTheme` it runs
 * in the head and must stand alone.
 */
export function rememberInput() {
  window.earlyInput = [];
  for (const type of ["click", "change"]) {
    addEventListener(type, (event) => window.earlyInput?.push(event), true);
  }
}
