import type { Anchor } from "../../types.ts";
import { AnchorTitle } from "./anchor-title.tsx";

interface AnchorTreeProps {
  readonly anchors: readonly Anchor[];
  /** Id of the current heading. */
  readonly current?: string;
}

/** The headings of a page as a tree of two levels. */
export function AnchorTree({ anchors, current }: AnchorTreeProps) {
  return (
    <ul className="anchor-tree">
      {chaptersOf(anchors).map(({ head, rest }) => (
        <li key={head.id}>
          <AnchorLink {...head} isCurrent={head.id === current} />
          {rest.length > 0 && (
            <ul>
              {rest.map((anchor) => (
                <li key={anchor.id}>
                  <AnchorLink {...anchor} isCurrent={anchor.id === current} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

interface AnchorLinkProps extends Anchor {
  readonly isCurrent: boolean;
}

const AnchorLink = ({ id, title, isCurrent }: AnchorLinkProps) => (
  <a href={`#${id}`} aria-current={isCurrent ? "location" : undefined}>
    <AnchorTitle title={title} />
  </a>
);

interface Chapter {
  readonly head: Anchor;
  readonly rest: readonly Anchor[];
}

/** A level 3 before the first level 2 stands on its own. */
function chaptersOf(anchors: readonly Anchor[]): readonly Chapter[] {
  return anchors.reduce<readonly Chapter[]>((chapters, anchor) => {
    const last = chapters.at(-1);
    return anchor.level === 2 || last?.head.level !== 2
      ? [...chapters, { head: anchor, rest: [] }]
      : [...chapters.slice(0, -1), { ...last, rest: [...last.rest, anchor] }];
  }, []);
}
