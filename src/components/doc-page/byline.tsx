import { Fragment } from "react";
import { longDate } from "../../site/text/dates.ts";
import { separator } from "../../site/text/lists.ts";
import { profileUrl } from "../../site/navigation/external-links.ts";
import { postDate } from "../../site/content/post-date.ts";
import type { Contributor } from "../../types.ts";

interface BylineProps {
  /** Of the content file. */
  readonly path: string;
  readonly authors: readonly Contributor[];
}

/** The date and authors of a post; nothing for other pages. */
export function Byline({ path, authors }: BylineProps) {
  const date = postDate(path);
  if (date === undefined) return null;
  return (
    <p className="byline">
      <time dateTime={date}>{longDate(date)}</time>
      {authors.length > 0 && " by "}
      {authors.map((author, at) => (
        <Fragment key={author}>
          {separator(at, authors.length)}
          <a href={profileUrl(author)} rel="noopener">
            {author}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
