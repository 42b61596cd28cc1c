/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Moves the focus to another tab, where a key asks for that.
 *
 * @param list the element around the tabs
 * @param key as a keyboard event names it
 * @returns the tab's place among the others; nothing for other keys
 */
export function focusTab(list: Element, key: string): number | undefined {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const next = at < 0 ? undefined : steps[key]?.(at, tabs.length);
  if (next !== undefined) tabs[next]?.focus();
  return next;
}
