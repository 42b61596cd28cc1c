import { ageInWords } from "../../site/text/ages.ts";
import { longDate } from "../../site/text/dates.ts";
import { grouped } from "../../site/text/numbers.ts";
import type { Issue } from "../../site/vote/issues.ts";
import { textColorOn } from "../../site/vote/label-color.ts";

/** An issue with a link to vote. Everything from GitHub is shown as text. */
export const IssueRow = ({ issue }: { readonly issue: Issue }) => {
  const { number, title, url, votes, comments, created, labels } = issue;
  return (
    <li className="issue">
      <p className="issue-votes">
        <strong>{grouped(votes)}</strong> {votes === 1 ? "vote" : "votes"}
      </p>
      <div className="issue-text">
        <a className="issue-title" href={url} rel="noopener">
          {title}
        </a>
        <p className="issue-facts">
          #{number}, opened{" "}
          <time dateTime={created} title={longDate(created)}>
            {ageInWords(created, Date.now())}
          </time>
          , {comments} {comments === 1 ? "comment" : "comments"}
        </p>
        {labels.length > 0 && (
          <ul className="issue-labels" aria-label="Labels">
            {labels.map(({ name, color }) => (
              <li key={name} style={{ background: `#${color}`, color: textColorOn(color) }}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
};
