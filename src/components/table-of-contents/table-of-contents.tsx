import { useEffect, useRef } from "react";
import { keepInView } from "../../browser/navigation/keep-in-view.ts";
import type { Anchor } from "../../types.ts";
import { AnchorTree } from "./anchor-tree.tsx";
import { useCurrentHeading } from "./use-current-heading.ts";
import "./table-of-contents.css";

interface TableOfContentsProps {
  readonly anchors: readonly Anchor[];
}

/** The headings of the page, with the current one marked, for wide windows. */
export function TableOfContents({ anchors }: TableOfContentsProps) {
  const list = useRef<HTMLElement>(null);
  const current = useCurrentHeading(anchors, list);
  useEffect(() => {
    if (list.current !== null) keepInView(list.current, "[aria-current]");
  }, [current]);
  if (anchors.length === 0) return null;
  return (
    <nav ref={list} className="table-of-contents" aria-label="On this page">
      <p>On this page</p>
      <AnchorTree anchors={anchors} current={current} />
    </nav>
  );
}
