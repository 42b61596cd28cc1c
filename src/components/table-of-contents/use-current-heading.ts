import { useEffect, useState, type RefObject } from "react";
import { followHeading } from "../../browser/article/current-heading.ts";
import type { Anchor } from "../../types.ts";

/**
 * The id of the current heading.
 *
 * @param list shows the headings; nothing is measured while it is hidden
 */
export function useCurrentHeading(
  anchors: readonly Anchor[],
  list: RefObject<HTMLElement | null>,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (list.current === null) return;
    const ids = anchors.map(({ id }) => id);
    return followHeading(list.current, ids, setCurrent);
  }, [anchors, list]);
  return current;
}
