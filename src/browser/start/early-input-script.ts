declare global {
  interface Window {
    /** What a reader does before the site starts; removed afterward. */
    earlyInput?: Event[];
  }
}

/**
 * Records what a reader does before the site starts. Like `applyTheme`, it runs in the head and
 * can't use imports.
 */
export function rememberInput() {
  window.earlyInput = [];
  for (const type of ["click", "change"]) {
    addEventListener(type, (event) => window.earlyInput?.push(event), true);
  }
}
