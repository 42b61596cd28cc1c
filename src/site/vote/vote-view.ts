import type { Issue } from "./issues.ts";
import type { IssueSearch } from "./issue-search.ts";

interface Order extends Pick<IssueSearch, "sort" | "order"> {
  readonly title: string;
  readonly compare: (a: Issue, b: Issue) => number;
}

const newerFirst = (a: Issue, b: Issue) => Date.parse(b.created) - Date.parse(a.created);

/** The keys are used in URLs. The first is the default. */
export const orders = {
  votes: {
    title: "Most votes",
    sort: "reactions-+1",
    order: "desc",
    compare: (a, b) => b.votes - a.votes,
  },
  comments: {
    title: "Most comments",
    sort: "comments",
    order: "desc",
    compare: (a, b) => b.comments - a.comments,
  },
  newest: { title: "Newest", sort: "created", order: "desc", compare: newerFirst },
  oldest: {
    title: "Oldest",
    sort: "created",
    order: "asc",
    compare: (a, b) => newerFirst(b, a),
  },
} as const satisfies Record<string, Order>;

export type OrderName = keyof typeof orders;

export interface VoteView {
  readonly order: OrderName;
  readonly label: string;
  readonly text: string;
}

/** GitHub allows 256 characters, including the fixed terms. */
export const textLimit = 100;

/** Ignores unknown values. */
export function viewOfParameters({ sort = "", label = "", search = "" }: Parameters): VoteView {
  return {
    order: isOrder(sort) ? sort : "votes",
    label: label.slice(0, textLimit),
    text: search.slice(0, textLimit),
  };
}

type Parameters = Readonly<Partial<Record<"sort" | "label" | "search", string>>>;

/** Leaves out defaults. */
export const parametersOf = ({ order, label, text }: VoteView): Parameters => ({
  ...(text.trim() !== "" && { search: text.trim() }),
  ...(label !== "" && { label }),
  ...(order !== "votes" && { sort: order }),
});

export const isOrder = (name: string): name is OrderName => Object.hasOwn(orders, name);

/** In GitHub's search syntax. Drops qualifiers, quotes, and operators that a reader typed. */
export function termsOf({ label, text }: VoteView): string {
  const words = wordsOf(text).join(" ");
  return [
    ...(words === "" ? [] : [`${words} in:title`]),
    ...(label === "" ? [] : [`label:"${label.replaceAll(/["\\]/g, "")}"`]),
  ].join(" ");
}

/** Filters and sorts a list as GitHub would. */
export function matching(issues: readonly Issue[], view: VoteView): readonly Issue[] {
  const words = wordsOf(view.text);
  return issues
    .filter(({ title, labels }) => {
      const lower = title.toLowerCase();
      const hasLabel = view.label === "" || labels.some(({ name }) => name === view.label);
      return hasLabel && words.every((word) => lower.includes(word));
    })
    .toSorted(orders[view.order].compare);
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}._-]+/u)
    .map((word) => word.replace(/^[-.]+/, ""))
    .filter((word) => word !== "");
