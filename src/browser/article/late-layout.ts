/**
 * Whether browsers lay out what is far below the first screen only when it comes near (`parts.css`).
 * Until then, positions there are estimates, so this is only for pages that are shown from the top.
 */
export function setLateLayout(isLate: boolean): void {
  document.documentElement.toggleAttribute("data-late-layout", isLate);
}
