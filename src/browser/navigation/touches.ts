interface TouchListener {
  readonly start: (touched: EventTarget | null) => void;
  /** Called when the browser takes over the gesture. */
  readonly end: () => void;
}

/**
 * Listens to touches of the whole page. Meanwhile, `<html class="swipes">` disables the browser's
 * own horizontal gestures, unless the reader has zoomed in.
 *
 * @param attach gets the element, like a React ref
 * @returns a function that ends that
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

/** Whether the reader has pinch-zoomed. */
export const isZoomed = (): boolean => (visualViewport?.scale ?? 1) > 1;
