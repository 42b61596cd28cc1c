import { useEffect, useRef, useState } from "react";
import { followHeading } from "../../browser/current-heading.ts";
import { keepInView } from "../../browser/keep-in-view.ts";
import type { Anchor } from "../../types.ts";
import { AnchorTree } from "../sidebar/anchor-tree.tsx";
import "./table-of-contents.css";

interface TableOfContentsProps {
  readonly anchors: readonly Anchor[];
}

/** The headings of the page, beside it on wide screens; the one that is being read is marked. */
export function TableOfContents({ anchors }: TableOfContentsProps) {
  const [current, setCurrent] = useState<string>();
  const list = useRef<HTMLElement>(null);
  useEffect(
    () =>
      followHeading(
        anchors.map(({ id }) => id),
        setCurrent,
      ),
    [anchors],
  );
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
