import { Fragment } from "react";
import { breakable } from "../../site/breakable.ts";
import type { Anchor } from "../../types.ts";

interface AnchorTreeProps {
  /** Of their page; missing for the page on the screen. */
  readonly url?: string;
  readonly anchors: readonly Anchor[];
  /** Id of the heading that is being read. */
  readonly current?: string;
}

/** The headings of a page, those of level 3 below their level 2. */
export function AnchorTree({ url = "", anchors, current }: AnchorTreeProps) {
  return (
    <ul className="anchor-tree">
      {chaptersOf(anchors).map(({ head, rest }) => (
        <li key={head.id}>
          <AnchorLink {...head} url={url} isCurrent={head.id === current} />
          {rest.length > 0 && (
            <ul>
              {rest.map((anchor) => (
                <li key={anchor.id}>
                  <AnchorLink {...anchor} url={url} isCurrent={anchor.id === current} />
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
  readonly url: string;
  readonly isCurrent: boolean;
}

const AnchorLink = ({ id, title, url, isCurrent }: AnchorLinkProps) => (
  <a href={`${url}#${id}`} aria-current={isCurrent ? "location" : undefined}>
    {breakable(title).map((piece, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </a>
);

interface Chapter {
  readonly head: Anchor;
  readonly rest: readonly Anchor[];
}

/** A page may start with a level 3; it heads a chapter of its own then. */
function chaptersOf(anchors: readonly Anchor[]): readonly Chapter[] {
  return anchors.reduce<readonly Chapter[]>((chapters, anchor) => {
    const last = chapters.at(-1);
    return last === undefined || anchor.level === 2
      ? [...chapters, { head: anchor, rest: [] }]
      : [...chapters.slice(0, -1), { ...last, rest: [...last.rest, anchor] }];
  }, []);
}
