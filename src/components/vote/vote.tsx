import { mostWanted } from "../../site/vote/issue-search.ts";
import { useIsHydrating } from "../app/use-is-hydrating.ts";
import { VoteApp } from "./vote-app.tsx";
import "./issue.css";
import "./vote.css";

/** The page to vote for features. The list exists only in the browser. */
export function Vote() {
  const isHydrating = useIsHydrating();
  return (
    <div className="vote">
      <h1>Vote</h1>
      <p>
        Vote for webpack’s next features on GitHub, where they’re discussed: a thumbs-up on the
        first comment of an issue counts as a vote. All you need is a GitHub account.
      </p>
      <p>
        <a className="button" href={mostWanted} rel="noopener">
          Most wanted on GitHub
        </a>
      </p>
      <div className="vote-app needs-script">{!isHydrating && <VoteApp />}</div>
    </div>
  );
}
