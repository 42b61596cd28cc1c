interface IssueOptions {
  readonly title?: string;
  readonly votes?: number;
  readonly comments?: number;
  readonly created?: string;
  readonly labels?: readonly (string | { readonly name: string; readonly color?: string })[];
}

/** An issue as GitHub's search gives it, as far as anyone reads it here. */
export const gitHubIssue = (number: number, options: IssueOptions = {}) => ({
  number,
  title: options.title ?? `Issue ${number}`,
  html_url: `https://github.com/webpack/webpack/issues/${number}`,
  comments: options.comments ?? 2,
  created_at: options.created ?? "2020-01-01T00:00:00Z",
  reactions: { "+1": options.votes ?? 0, "-1": 0, total_count: options.votes ?? 0 },
  labels: options.labels ?? [{ name: "enhancement", color: "a2eeef", description: null }],
});

/** GitHub's answer to a search that all of these issues match. */
export function gitHubAnswer({ searchParams }: URL, issues: readonly object[]) {
  const size = Number(searchParams.get("per_page") ?? 30);
  const start = (Number(searchParams.get("page") ?? 1) - 1) * size;
  return {
    total_count: issues.length,
    incomplete_results: false,
    items: issues.slice(start, start + size),
  };
}
