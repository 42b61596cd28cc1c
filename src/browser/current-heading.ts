/**
 * Follows which section of the page is being read.
 *
 * @param ids of headings, in the order of the page
 * @param changed is told the id of the last heading above the middle of the upper half
 * @returns what ends that
 */
export function followHeading(
  ids: readonly string[],
  changed: (id: string | undefined) => void,
): () => void {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
  let frame = 0;
  const find = () => {
    frame = 0;
    const line = innerHeight / 4;
    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
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
