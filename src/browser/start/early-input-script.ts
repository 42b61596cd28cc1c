declare global {
  interface Window {
    /** Removed once the site has started. */
    earlyInput?: Event[];
  }
}

/** Like `applyTheme`, it runs in the head and can't use imports. */
export function rememberInput() {
  window.earlyInput = [];
  for (const type of ["click", "change"]) {
    addEventListener(type, (event) => window.earlyInput?.push(event), true);
  }
}
