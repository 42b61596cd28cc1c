import type { Anchor } from "../../types.ts";

interface AnchorTreeProps {
  readonly anchors: readonly Anchor[];
  /** Id of the heading that is being read. */
  readonly current?: string;
}

/** The headings of a page, those of level 3 below their level 2. */
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

const AnchorLink = ({ id, title, isCurrent }: Anchor & { readonly isCurrent: boolean }) => (
  <a href={`#${id}`} aria-current={isCurrent ? "location" : undefined}>
    {title}
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
