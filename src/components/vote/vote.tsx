import { Metadata } from "../metadata/metadata.tsx";

/** GitHub's list of webpack's open issues, the most wanted first. */
const mostWanted =
  "https://github.com/webpack/webpack/issues?q=is%3Aissue+is%3Aopen+sort%3Areactions-%2B1-desc";

/** Where readers say what webpack should do next. */
export function Vote() {
  return (
    <div className="notice-page">
      <Metadata
        url="/vote/"
        title="Vote"
        description="How to say which features webpack should get next."
      />
      <h1>Vote</h1>
      <p>
        Votes for webpack’s next features are counted where the features are discussed: a thumbs-up
        on the first comment of an issue is a vote for it.
      </p>
      <a className="button" href={mostWanted} rel="noopener">
        See the most wanted on GitHub
      </a>
    </div>
  );
}
