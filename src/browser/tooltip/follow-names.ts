import { loadTwice } from "../loading/load-again.ts";
import type { NameTooltip } from "./name-tooltip.ts";

/**
 * Has the names in samples say what they are, to the pointer, the focus, and fingers. What shows it
 * is loaded when it's needed.
 *
 * @param url of the file with what they say
 */
export function followNames(url: string): void {
  let tooltip: Promise<NameTooltip> | undefined;
  /** A finger can't rest on a link without following it, so it follows with a second tap. */
  let touched: HTMLAnchorElement | null = null;
  const listen = (event: Event) => {
    const name = nameAt(event.target);
    if (name === null && tooltip === undefined) return;
    if (event.type === "pointerover") touched = isTouch(event) ? name : null;
    const isFirstTap =
      event.type === "click" &&
      name === touched &&
      name?.hasAttribute("aria-describedby") === false;
    if (isFirstTap) {
      event.preventDefault();
      touched = null;
    }
    tooltip ??= load(url);
    tooltip.then(
      (one) => one.react(event, name, isFirstTap),
      () => {
        tooltip = undefined;
        if (isFirstTap) name?.click();
      },
    );
  };
  for (const type of ["pointerover", "focusin", "focusout", "click", "keydown"])
    document.addEventListener(type, listen, { capture: true });
}

const nameAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(".code a") : null;

export const isTouch = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === "touch";

const load = (url: string): Promise<NameTooltip> =>
  loadTwice(() => import(/* webpackChunkName: "tooltip" */ "./name-tooltip.ts")).then(
    ({ createTooltip }) => createTooltip(url),
  );
