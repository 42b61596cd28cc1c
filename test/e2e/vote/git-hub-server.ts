import { createHash } from "node:crypto";
import { gitHubAnswer, gitHubIssue } from "../../unit/git-hub.ts";
import { localApi, type ApiAnswer, type ApiRequest, type LocalApi } from "../../unit/local-api.ts";

export interface GitHubServer extends LocalApi {
  /** What it answers from now on in place of a list; undefined ends that. */
  readonly fail: (fault: ApiAnswer | "silence" | undefined) => void;
}

type Issue = ReturnType<typeof gitHubIssue>;

/**
 * Speaks GitHub's search as a browser on another host gets it, with ETags and without.
 *
 * @param port any that is free, unless it is given
 */
export async function gitHubServer(issues: readonly Issue[], port = 0): Promise<GitHubServer> {
  let fault: ApiAnswer | "silence" | undefined;
  const api = await localApi((request) => {
    if (request.method === "OPTIONS") return { status: 204, headers: crossOrigin };
    if (fault === "silence") return undefined;
    const answer = fault ?? answerTo(request, issues);
    return { ...answer, headers: { ...crossOrigin, ...answer.headers } };
  }, port);
  return { ...api, fail: (next) => void (fault = next) };
}

/** https://docs.github.com/en/rest/using-the-rest-api/using-cors-and-jsonp-to-make-cross-origin-requests */
const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, If-Match, If-None-Match",
  "Access-Control-Expose-Headers":
    "ETag, Link, Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset",
};

function answerTo({ url, headers }: ApiRequest, issues: readonly Issue[]): ApiAnswer {
  const found = issues.filter(matches(url.searchParams.get("q") ?? ""));
  const sorted = found.toSorted(comparison(url.searchParams));
  const body = JSON.stringify(gitHubAnswer(url, sorted));
  const etag = `W/"${createHash("sha1").update(body).digest("hex")}"`;
  if (headers["if-none-match"] === etag) return { status: 304, headers: { ETag: etag } };
  return { headers: { ETag: etag }, body };
}

/** As GitHub reads a search: words are looked for in titles, labels have to be there. */
function matches(query: string): (issue: Issue) => boolean {
  const label = /(?<!-)label:"([^"]*)"/.exec(query)?.[1];
  const rest = query.replaceAll(/-?[\w]+:(?:"[^"]*"|\S+)/g, "").trim();
  const words = rest === "" ? [] : rest.split(/\s+/);
  return ({ title, labels }) =>
    words.every((word) => title.toLowerCase().includes(word)) &&
    (label === undefined ||
      labels.some((one) => (typeof one === "string" ? one : one.name) === label));
}

function comparison(parameters: URLSearchParams): (a: Issue, b: Issue) => number {
  const sign = parameters.get("order") === "asc" ? 1 : -1;
  const value = (issue: Issue) =>
    ({
      "reactions-+1": issue.reactions["+1"],
      comments: issue.comments,
      created: Date.parse(issue.created_at),
    })[parameters.get("sort") ?? ""] ?? 0;
  return (a, b) => sign * (value(a) - value(b));
}
