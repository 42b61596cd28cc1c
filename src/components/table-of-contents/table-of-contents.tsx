import { Fragment, useEffect, useRef, useState, type RefObject } from "react";
import { followHeading } from "../../browser/article/current-heading.ts";
import { keepInView } from "../../browser/navigation/keep-in-view.ts";
import { breakable } from "../../site/text/breakable.ts";
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
      <AnchorTree anchors={anchors} current={current} />
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
        <AnchorTree anchors={anchors} current={current} />
      </nav>
    </details>
  );
}

/** The id of the current heading. Nothing is measured while the list is hidden. */
function useCurrentHeading(
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

interface AnchorTreeProps extends AnchorsProps {
  /** Id of the current heading. */
  readonly current: string | undefined;
}

/** Two levels. A level 3 before the first level 2 stands on its own. */
function AnchorTree({ anchors, current }: AnchorTreeProps) {
  const link = ({ id, title }: Anchor) => (
    <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
      <AnchorTitle title={title} />
    </a>
  );
  return (
    <ul className="anchor-tree">
      {chaptersOf(anchors).map(([head, ...rest]) => (
        <li key={head.id}>
          {link(head)}
          {rest.length > 0 && (
            <ul>
              {rest.map((anchor) => (
                <li key={anchor.id}>{link(anchor)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

type Chapter = readonly [head: Anchor, ...rest: Anchor[]];

const chaptersOf = (anchors: readonly Anchor[]): readonly Chapter[] =>
  anchors.reduce<readonly Chapter[]>((chapters, anchor) => {
    const last = chapters.at(-1);
    return anchor.level === 2 || last?.[0].level !== 2
      ? [...chapters, [anchor]]
      : [...chapters.slice(0, -1), [...last, anchor]];
  }, []);

/** The title of a heading in a narrow list, where long options wrap between words. */
export const AnchorTitle = ({ title }: Pick<Anchor, "title">) =>
  breakable(title).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
