const event = "open-search";

export function openSearch(text: string): void {
  document.dispatchEvent(new CustomEvent(event, { detail: text }));
}

export function onOpenSearch(open: (text: string) => void): () => void {
  const onEvent = ({ detail }: CustomEventInit<unknown>) => open(String(detail));
  document.addEventListener(event, onEvent);
  return () => document.removeEventListener(event, onEvent);
}
