import type { Place } from "../../site/configuration-check/reading/static-value.ts";

/** Selects a part of a text field, and scrolls to it. */
export function selectIn(field: HTMLTextAreaElement, { start, end }: Place): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  // Browsers scroll to what is typed, but not to what is selected.
  const lines = field.value.slice(0, start).split("\n").length - 1;
  const height = Number.parseFloat(getComputedStyle(field).lineHeight);
  field.scrollTop = (lines - 2) * height;
  field.scrollLeft = 0;
  const { top } = field.getBoundingClientRect();
  const seen = top + lines * height - field.scrollTop;
  if (seen < 150 || seen > innerHeight - 100) scrollBy({ top: seen - innerHeight / 3 });
}
