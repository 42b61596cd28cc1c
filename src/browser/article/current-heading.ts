/**
 * Calls back with the id of the last heading above the upper quarter of the window. Nothing is
 * measured while the list of headings is hidden.
 */
export function followHeading(
  list: HTMLElement,
  ids: readonly string[],
  changed: (id: string | undefined) => void,
): () => void {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
  let frame = 0;
  const find = () => {
    frame = 0;
    if (!list.checkVisibility()) return;
    const root = document.documentElement;
    const target = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
    const line = Math.max(innerHeight / 4, target + 1);
    const atEnd = innerHeight + scrollY >= root.scrollHeight - 2;
    const above = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
    changed((atEnd && scrollY > 0 ? headings : above).at(-1)?.id);
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(find);
  };
  find();
  addEventListener("scroll", onScroll, { passive: true });
  addEventListener("resize", onScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener("scroll", onScroll);
    removeEventListener("resize", onScroll);
  };
}
