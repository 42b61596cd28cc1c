interface TouchListener {
  readonly start: (touched: EventTarget | null) => void;
  /** The browser took over the gesture. */
  readonly end: () => void;
}

/** `<html class="swipes">` disables the browser's own horizontal gestures, unless zoomed in. */
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

export const isZoomed = (): boolean => (visualViewport?.scale ?? 1) > 1;
