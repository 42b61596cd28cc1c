import { useRef } from "react";
import { keepInView } from "../../browser/navigation/keep-in-view.ts";
import type { Anchor } from "../../types.ts";
import { Icon } from "../icon/icon.tsx";
import { AnchorTree } from "./anchor-tree.tsx";
import { useCurrentHeading } from "./use-current-heading.ts";
import "./contents-bar.css";

interface ContentsBarProps {
  readonly anchors: readonly Anchor[];
}

/**
 * The table of contents as a menu below the header, for narrow windows. Shows the current heading
 * when it is closed. `browser/navigation/menus.ts` closes it.
 */
export function ContentsBar({ anchors }: ContentsBarProps) {
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
        <AnchorTree anchors={anchors} current={current} />
      </nav>
    </details>
  );
}
