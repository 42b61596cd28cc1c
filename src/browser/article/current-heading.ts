/**
 * Calls back with the id of the last heading above the upper quarter of the window whenever that is
 * another one. Nothing is measured while the list of headings is hidden, and otherwise only headings
 * around the current one: to measure those far away, browsers would have to lay out what is there.
 */
export function followHeading(
  list: HTMLElement,
  ids: readonly string[],
  changed: (id: string | undefined) => void,
): () => void {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
  let frame = 0;
  let current: string | undefined;
  let index = -1;
  const find = () => {
    frame = 0;
    if (!list.checkVisibility()) return;
    const root = document.documentElement;
    const target = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
    const line = Math.max(innerHeight / 4, target + 1);
    const atEnd = innerHeight + scrollY >= root.scrollHeight - 2;
    const isAbove = (at: number) => (headings[at]?.getBoundingClientRect().top ?? Infinity) <= line;
    while (isAbove(index + 1)) index += 1;
    while (index >= 0 && !isAbove(index)) index -= 1;
    const id = (atEnd && scrollY > 0 ? headings.at(-1) : headings[index])?.id;
    if (id !== current) changed((current = id));
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(find);
  };
  onScroll();
  addEventListener("scroll", onScroll);
  addEventListener("resize", onScroll);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener("scroll", onScroll);
    removeEventListener("resize", onScroll);
  };
}

/** Marks the link to a heading, and no other one of the list. */
export function markHeading(list: Element, id: string | undefined): void {
  for (const link of list.querySelectorAll("[aria-current]")) link.removeAttribute("aria-current");
  if (id === undefined) return;
  list.querySelector(`[href="#${CSS.escape(id)}"]`)?.setAttribute("aria-current", "location");
}
