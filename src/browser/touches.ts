interface TouchListener {
  /** A finger touches the page. */
  readonly start: (touched: EventTarget | null) => void;
  /** The browser needs the touch for a gesture of its own. */
  readonly end: () => void;
}

/**
 * Has something listen to touches of the whole page. Meanwhile `<html class="swipes">` tells the
 * style that moves to the side are no business of the browser's, unless a reader has zoomed in.
 *
 * @param attach is given the element, as a React ref is; it lets go of one only for another
 * @returns what ends that
 */
export function listenForTouches(
  attach: (element: HTMLElement) => void,
  { start, end }: TouchListener,
): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  document.addEventListener("touchstart", ({ target }) => start(target), options);
  document.addEventListener("touchcancel", end, options);
  const { classList } = document.documentElement;
  const allow = () => void classList.toggle("swipes", !isZoomed());
  visualViewport?.addEventListener("resize", allow, options);
  allow();
  attach(document.body);
  return () => {
    stop.abort();
    classList.remove("swipes");
    attach(document.createElement("div"));
  };
}

/** Whether the reader has zoomed in by two fingers, and moves over the page by one. */
export const isZoomed = (): boolean => (visualViewport?.scale ?? 1) > 1;
