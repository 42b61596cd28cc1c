import { longDate } from "../../site/dates.ts";
import type { ShownList } from "../../site/vote-list.ts";
import type { VoteView } from "../../site/vote-view.ts";

interface VoteStatusProps {
  readonly view: VoteView;
  readonly list: ShownList | undefined;
  readonly isLoading: boolean;
}

/** What the list is, in a sentence that screen readers say when it changes. */
export const VoteStatus = ({ view, list, isLoading }: VoteStatusProps) => (
  <p className="vote-status" role="status">
    {list !== undefined && `${countOf(list, view)} ${originOf(list)}`}
    {isLoading && " Asking GitHub…"}
  </p>
);

function countOf({ total, source }: ShownList, { label, text }: VoteView): string {
  const isAll = label === "" && text === "";
  const issues = `${total.toLocaleString("en-US")} ${total === 1 ? "issue" : "issues"}`;
  if (source !== "snapshot") return isAll ? `${issues} can be voted for.` : `${issues} found.`;
  return isAll ? `The ${issues} most wanted.` : `${issues} found among the most wanted.`;
}

function originOf({ date, source }: ShownList): string {
  if (source !== "live") return `As of ${longDate(date)}.`;
  const time = new Date(date).toLocaleTimeString("en-US", { timeStyle: "short" });
  return `Read from GitHub at ${time}.`;
}
