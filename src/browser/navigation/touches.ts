interface TouchListener {
  readonly start: (touched: EventTarget | null) => void;
  /** The browser took over the gesture. */
  readonly end: () => void;
}

/** `<html class="zoomed">` gives the browser its own horizontal gestures back. */
export function listenForTouches(
  attach: (element: HTMLElement) => void,
  { start, end }: TouchListener,
): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  document.addEventListener("touchstart", ({ target }) => start(target), options);
  document.addEventListener("touchcancel", end, options);
  const { classList } = document.documentElement;
  const noteZoom = () => void classList.toggle("zoomed", isZoomed());
  visualViewport?.addEventListener("resize", noteZoom, options);
  noteZoom();
  attach(document.body);
  return () => {
    stop.abort();
    classList.remove("zoomed");
    attach(document.createElement("div"));
  };
}

export const isZoomed = (): boolean => (visualViewport?.scale ?? 1) > 1;
