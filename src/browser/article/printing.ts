import { loadTwice } from "../loading/load-again.ts";

export const printDocument = (): Promise<void> =>
  loadTwice(() => import(/* webpackChunkName: "print-page" */ "./print-page.ts")).then(
    ({ printPage }) => printPage(),
    () => print(),
  );

/**
 * Some browsers do not print closed `<details>`, whatever the style sheet says. Of those with a name,
 * only one can be open, so they are printed as the reader sees them.
 */
export function printDetails(): void {
  let closed: readonly HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open], [name])")];
    for (const details of closed) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of closed) details.open = false;
  });
}
