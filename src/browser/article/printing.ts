import { loadTwice } from "../loading/load-again.ts";

/** Prints the page on the screen; what waits for its images is loaded when it is wanted. */
export const printDocument = (): Promise<void> =>
  loadTwice(() => import(/* webpackChunkName: "print-page" */ "./print-page.ts")).then(
    ({ printPage }) => printPage(),
    () => print(),
  );

/**
 * Opens closed details while the browser prints, for those browsers that hide what is in them
 * whatever the style sheet says.
 */
export function printDetails(): void {
  let closed: readonly HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    for (const details of closed) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of closed) details.open = false;
  });
}
