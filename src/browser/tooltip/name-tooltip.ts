import { announce } from "../announce.ts";
import { later } from "../timers.ts";
import type { Tooltip } from "../../types.ts";
import { isTouch } from "./follow-names.ts";
import { spokenText, tooltipContent } from "./tooltip-content.ts";
import "./tooltip.css";

/** In milliseconds: a pointer may only pass by, and needs time for its way to the tooltip. */
const [showDelay, hideDelay] = [150, 300];

const id = "name-tooltip";

/** @throws if what names say doesn't load */
export async function createTooltip(url: string): Promise<NameTooltip> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new NameTooltip(await response.json());
}

/** One box for all names. https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus */
export class NameTooltip {
  readonly #tooltips: Readonly<Record<string, Tooltip>>;
  readonly #box = document.createElement("div");
  /** What it's about, while it's shown. */
  #name: HTMLAnchorElement | undefined;
  #cancel = () => {};

  constructor(tooltips: Readonly<Record<string, Tooltip>>) {
    this.#tooltips = tooltips;
    this.#box.id = id;
    this.#box.className = "tooltip";
    this.#box.role = "tooltip";
    this.#box.popover = "manual";
    document.body.append(this.#box);
    for (const type of ["scroll", "resize"])
      addEventListener(type, () => this.#place(), { capture: true, passive: true });
  }

  /** @param name the link that the event is about */
  react(event: Event, name: HTMLAnchorElement | null, isFirstTap: boolean): void {
    const isInside = event.target instanceof Node && this.#box.contains(event.target);
    switch (event.type) {
      case "pointerover":
        return this.#pointed(event, name, isInside);
      case "focusin":
        if (name?.matches(":focus-visible") === true) this.#show(name);
        // Not every browser sends `focusout` for what is removed, but another page gets the focus.
        else if (this.#name?.isConnected === false) this.#hide();
        return;
      case "focusout":
        if (event.target === this.#name && !this.#isFocusedNext(event)) this.#hide();
        return;
      case "keydown":
        if (event instanceof KeyboardEvent && event.key === "Escape") this.#hide();
        return;
      default:
        if (isFirstTap && name !== null) this.#tapped(name);
        else this.#hide();
    }
  }

  #pointed(event: Event, name: HTMLAnchorElement | null, isInside: boolean): void {
    this.#cancel();
    if (isInside) return;
    if (isTouch(event)) {
      if (name === null) this.#hide();
      return;
    }
    this.#cancel =
      name === null
        ? later(() => this.#hide(), hideDelay)
        : later(() => this.#show(name), showDelay);
  }

  #tapped(name: HTMLAnchorElement): void {
    const tooltip = this.#show(name);
    if (tooltip === undefined) name.click();
    else announce(spokenText(tooltip));
  }

  #isFocusedNext = (event: Event): boolean =>
    event instanceof FocusEvent &&
    event.relatedTarget instanceof Node &&
    this.#box.contains(event.relatedTarget);

  #show(name: HTMLAnchorElement): Tooltip | undefined {
    const tooltip = this.#tooltips[name.getAttribute("href") ?? ""];
    // The reader may be on another page by now.
    if (tooltip === undefined || !name.isConnected) {
      this.#hide();
      return undefined;
    }
    this.#cancel();
    if (name === this.#name) return tooltip;
    this.#name?.removeAttribute("aria-describedby");
    this.#name = name;
    this.#box.replaceChildren(tooltipContent(tooltip, name.href));
    this.#box.showPopover();
    name.setAttribute("aria-describedby", id);
    this.#place();
    return tooltip;
  }

  #hide(): void {
    this.#cancel();
    this.#name?.removeAttribute("aria-describedby");
    this.#name = undefined;
    this.#box.hidePopover();
  }

  /** Below the name, or above it where there is no room. */
  #place(): void {
    if (this.#name === undefined) return;
    const edge = 8;
    const { left, top, bottom } = this.#name.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.#box;
    const { clientWidth, clientHeight } = document.documentElement;
    const isAbove = bottom + height + edge > clientHeight && top > height + edge;
    const x = Math.max(Math.min(left, clientWidth - width - edge), edge);
    this.#box.style.left = `${x + scrollX}px`;
    this.#box.style.top = `${(isAbove ? top - height : bottom) + scrollY}px`;
  }
}
