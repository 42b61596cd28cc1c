import { searchOfPasted } from "../../site/search/pasted-text.ts";

/**
 * Browsers would join pasted lines into one, in which the start of an error message can't be found.
 *
 * @returns the new text of the field, or nothing if the browser's default applies
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
