import { longDate } from "../../site/text/dates.ts";
import type { ShownList } from "../../site/vote/vote-list.ts";
import type { VoteView } from "../../site/vote/vote-view.ts";

interface VoteStatusProps {
  readonly view: VoteView;
  readonly list: ShownList | undefined;
  readonly isLoading: boolean;
}

/** Describes the list, also to screen readers. */
export const VoteStatus = ({ view, list, isLoading }: VoteStatusProps) => (
  <p className="vote-status" role="status">
    <span>{list !== undefined && `${countOf(list, view)} `}</span>
    <span>
      {list !== undefined && originOf(list)}
      {isLoading && " Loading…"}
    </span>
  </p>
);

function countOf({ total, source }: ShownList, { label, text }: VoteView): string {
  const isAll = label === "" && text === "";
  const count = total.toLocaleString("en-US");
  const noun = total === 1 ? "issue" : "issues";
  const issues = `${count} ${noun}`;
  if (source !== "snapshot") return isAll ? `${issues} you can vote for.` : `${issues} found.`;
  return isAll ? `The ${count} most wanted ${noun}.` : `${issues} found among the most wanted.`;
}

function originOf({ date, source }: ShownList): string {
  if (source !== "live") return `As of ${longDate(date)}.`;
  const time = new Date(date).toLocaleTimeString("en-US", { timeStyle: "short" });
  return `Updated from GitHub at ${time}.`;
}
