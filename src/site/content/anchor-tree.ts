import type { Anchor } from "../../types.ts";
import { breakable } from "../text/breakable.ts";
import { escaped } from "./escaped.ts";

const trees = new WeakMap<readonly Anchor[], string>();

/**
 * Links to the headings of a page, as the HTML of a list with two levels. A level 3 before the first
 * level 2 stands on its own. Not rendered by React, which would hydrate every link of every page.
 */
export function anchorTree(anchors: readonly Anchor[]): string {
  // A page shows it twice, and again for each heading that becomes the current one.
  const known = trees.get(anchors);
  if (known !== undefined) return known;
  const tree = treeOf(anchors);
  trees.set(anchors, tree);
  return tree;
}

const treeOf = (anchors: readonly Anchor[]): string =>
  chaptersOf(anchors)
    .map(([head, ...rest]) =>
      rest.length === 0
        ? `<li>${link(head)}</li>`
        : `<li>${link(head)}<ul>${rest.map((anchor) => `<li>${link(anchor)}</li>`).join("")}</ul></li>`,
    )
    .join("");

/** Long options wrap between words. */
const link = ({ id, title }: Anchor) =>
  `<a href="#${escaped(id)}">${breakable(title).map(escaped).join("<wbr>")}</a>`;

type Chapter = readonly [head: Anchor, ...rest: Anchor[]];

const chaptersOf = (anchors: readonly Anchor[]): readonly Chapter[] =>
  anchors.reduce<readonly Chapter[]>((chapters, anchor) => {
    const last = chapters.at(-1);
    return anchor.level === 2 || last?.[0].level !== 2
      ? [...chapters, [anchor]]
      : [...chapters.slice(0, -1), [...last, anchor]];
  }, []);
