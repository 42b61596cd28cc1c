import * as v from "valibot";
import { issueListOf, searchAnswer } from "../../site/vote/issue-search.ts";
import { issueListSchema, type IssueList } from "../../site/vote/issues.ts";
import { createLoadingStore } from "../loading/loading-store.ts";
import { storedJson } from "../preferences/stored-choice.ts";

/** Replaced by webpack. */
declare const process: { readonly env: { readonly VOTES_API: string } };

export const votesApi: string = process.env.VOTES_API;

/** In milliseconds. */
const timeout = 15_000;

/** GitHub allows ten searches per minute, and votes change slowly. In milliseconds. */
const freshness = 5 * 60 * 1000;

export class RateLimited extends Error {
  /** When GitHub answers again, in milliseconds since 1970. */
  readonly until: number;

  constructor(until: number) {
    super("GitHub allows only a few searches per minute.");
    this.until = until;
  }
}

/** By search URL. */
export const issueStore = createLoadingStore(readIssues);

let limit: RateLimited | undefined;

async function readIssues(url: string): Promise<IssueList> {
  const known = keptAnswer(url);
  const now = Date.now();
  if (known !== undefined && Math.abs(now - Date.parse(known.list.date)) < freshness) {
    return known.list;
  }
  if (limit !== undefined && limit.until > now) throw limit;
  const response = await ask(url, known?.etag ?? null);
  const date = new Date().toISOString();
  const list =
    response.status === 304 && known !== undefined
      ? { ...known.list, date }
      : await listOf(response, date);
  keepAnswer({ url, list, etag: response.headers.get("etag") ?? known?.etag ?? null });
  return list;
}

async function ask(url: string, etag: string | null): Promise<Response> {
  const headers = {
    accept: "application/vnd.github+json",
    ...(etag !== null && { "if-none-match": etag }),
  };
  const signal = AbortSignal.timeout(timeout);
  try {
    // Answers are kept in the storage instead, so that they can be shown at once.
    return await fetch(url, { headers, signal, cache: "no-store" });
  } catch {
    throw new Error(
      signal.aborted
        ? `GitHub didn’t respond within ${timeout / 1000} seconds.`
        : "Can’t reach GitHub. Check your connection.",
    );
  }
}

async function listOf(response: Response, date: string): Promise<IssueList> {
  const { status, headers } = response;
  if (status === 403 || status === 429) throw (limit = new RateLimited(endOfLimit(headers)));
  if (!response.ok) throw new Error(`GitHub returned an error (status ${status}).`);
  const answer: unknown = await response.json().catch(() => undefined);
  const result = v.safeParse(searchAnswer, answer);
  if (result.success) return issueListOf(result.output, date);
  throw new Error("GitHub sent an unexpected response.");
}

/** https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function endOfLimit(headers: Headers): number {
  const now = Date.now();
  const wait = Number(headers.get("retry-after") ?? NaN) * 1000;
  if (wait > 0 && wait <= longestLimit) return now + wait;
  // GitHub's clock may be far from the reader's.
  const reset = Number(headers.get("x-ratelimit-reset") ?? NaN) * 1000;
  return reset > now && reset - now <= longestLimit ? reset : now + 60_000;
}

/** In milliseconds. */
const longestLimit = 60 * 60 * 1000;

const kept = v.object({
  url: v.string(),
  etag: v.nullable(v.string()),
  list: issueListSchema,
});

/** About 20 KB each. */
const mostKept = 8;

const answers = storedJson("votes", (stored) => v.parse(v.fallback(v.array(kept), []), stored));

export const keptAnswer = (url: string): v.InferOutput<typeof kept> | undefined =>
  answers.get().find((answer) => answer.url === url);

function keepAnswer(answer: v.InferOutput<typeof kept>): void {
  const others = answers.get().filter(({ url }) => url !== answer.url);
  answers.set([answer, ...others].slice(0, mostKept));
}
