import { useEffect, useRef, useState, type RefObject } from "react";
import { followHeading, markHeading } from "../../browser/article/current-heading.ts";
import { keepInView } from "../../browser/navigation/keep-in-view.ts";
import { builtHtml } from "../../browser/trusted-types.ts";
import { anchorTree } from "../../site/content/anchor-tree.ts";
import type { Anchor } from "../../types.ts";
import { Icon } from "../icon/icon.tsx";
import "./contents-bar.css";
import "./table-of-contents.css";

interface AnchorsProps {
  readonly anchors: readonly Anchor[];
}

/** The headings of the page, with the current one marked, for wide windows. */
export function TableOfContents({ anchors }: AnchorsProps) {
  const list = useRef<HTMLElement>(null);
  const current = useCurrentHeading(anchors, list);
  useEffect(() => {
    if (list.current !== null) keepInView(list.current, "[aria-current]");
  }, [current]);
  if (anchors.length === 0) return null;
  return (
    <nav ref={list} className="table-of-contents" aria-label="On this page">
      <p>On this page</p>
      <AnchorTree anchors={anchors} />
    </nav>
  );
}

/**
 * The table of contents as a menu below the header, for narrow windows. Shows the current heading
 * when it is closed. `browser/navigation/menus.ts` closes it.
 */
export function ContentsBar({ anchors }: AnchorsProps) {
  const bar = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLElement>(null);
  const current = useCurrentHeading(anchors, bar);
  const title = anchors.find(({ id }) => id === current)?.title;
  const onToggle = () => {
    if (list.current !== null) keepInView(list.current, "[aria-current]");
  };
  return (
    <details ref={bar} className="contents-bar" name="header-menu" onToggle={onToggle}>
      <summary>
        On this page <Icon name="chevron" />
        {title !== undefined && <span className="current-heading">{title}</span>}
      </summary>
      <nav ref={list} aria-label="Headings on this page">
        <AnchorTree anchors={anchors} />
      </nav>
    </details>
  );
}

/** Marks the current heading in a list and returns its id. Nothing is measured while the list is hidden. */
function useCurrentHeading(
  anchors: readonly Anchor[],
  list: RefObject<HTMLElement | null>,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const { current: links } = list;
    if (links === null) return;
    const ids = anchors.map(({ id }) => id);
    return followHeading(links, ids, (id) => {
      markHeading(links, id);
      setCurrent(id);
    });
  }, [anchors, list]);
  return current;
}

const AnchorTree = ({ anchors }: AnchorsProps) => (
  <ul
    className="anchor-tree"
    suppressHydrationWarning
    dangerouslySetInnerHTML={builtHtml(anchorTree(anchors))}
  />
);
