const event = "open-search";

/** Opens the search, from wherever, with what is to be searched for. */
export function openSearch(text: string): void {
  document.dispatchEvent(new CustomEvent(event, { detail: text }));
}

/**
 * Follows `openSearch`.
 *
 * @returns what ends that
 */
export function onOpenSearch(open: (text: string) => void): () => void {
  const onEvent = ({ detail }: CustomEventInit<unknown>) => open(String(detail));
  document.addEventListener(event, onEvent);
  return () => document.removeEventListener(event, onEvent);
}
