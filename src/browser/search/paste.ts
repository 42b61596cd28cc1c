import { searchOfPasted } from "../../site/search/pasted-text.ts";

/**
 * Puts what was pasted into a field, several lines as the search that they stand for: browsers would
 * make one line of them, in which nobody can tell where a message begins.
 *
 * @returns what is in the field then; nothing where the browser does as always
 */
export function pasteLines(field: HTMLInputElement, event: ClipboardEvent): string | undefined {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (!/[\r\n]/.test(text.trim())) return undefined;
  event.preventDefault();
  const { selectionStart, selectionEnd, value } = field;
  const end = selectionEnd ?? value.length;
  field.setRangeText(searchOfPasted(text), selectionStart ?? end, end, "end");
  return field.value;
}
