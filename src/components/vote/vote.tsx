import { mostWanted } from "../../site/issue-search.ts";
import { useIsHydrating } from "../app/use-is-hydrating.ts";
import { VoteApp } from "./vote-app.tsx";
import "./issue.css";
import "./vote.css";

/** Where readers say what webpack should do next. The list itself exists only in the browser. */
export function Vote() {
  const isHydrating = useIsHydrating();
  return (
    <div className="vote">
      <h1>Vote</h1>
      <p>
        Votes for webpack’s next features are counted where the features are discussed: a thumbs-up
        on the first comment of an issue is a vote for it. This site has no accounts, so open an
        issue to vote there.
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
