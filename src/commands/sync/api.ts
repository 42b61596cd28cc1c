import ky, { ForceRetryError, HTTPError, NetworkError, TimeoutError, type Options } from "ky";
import * as v from "valibot";
import { firstProblem } from "../../site/schemas.ts";

/** In milliseconds. */
export interface RetryPolicy {
  /** For an answer. */
  readonly timeout: number;
  /** Before the second attempt; each later pause is twice the one before. */
  readonly pause: number;
  /** After the first attempt. */
  readonly retries: number;
  /** The longest pause that an API may ask for. */
  readonly longestPause: number;
}

/** The pauses add up to 63 seconds, because both APIs limit requests per minute. */
export const retryPolicy: RetryPolicy = {
  timeout: 30_000,
  pause: 1_000,
  retries: 6,
  longestPause: 120_000,
};

export interface ApiRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent with POST; without it the request is a GET. */
  readonly json?: object;
}

/**
 * Retries if the API is slow, busy, broken, or sends half an answer.
 *
 * @throws one sentence that says what was asked and what is wrong
 */
export async function askApi<Answer>(
  request: ApiRequest,
  schema: v.GenericSchema<unknown, Answer>,
  retryPolicy: RetryPolicy,
): Promise<Answer> {
  const { origin, pathname } = new URL(request.url);
  try {
    const answer: unknown = await ky(request.url, options(request, retryPolicy)).json();
    const result = v.safeParse(schema, answer);
    if (result.success) return result.output;
    throw new Error(`gave an answer that was not expected: ${firstProblem(result.issues)}`);
  } catch (error) {
    throw new Error(`${origin}${pathname} ${reasonOf(error, retryPolicy)}.`, { cause: error });
  }
}

const options = ({ headers, json }: ApiRequest, retryPolicy: RetryPolicy): Options => ({
  method: json === undefined ? "get" : "post",
  headers: { accept: "application/json", ...headers },
  ...(json !== undefined && { json }),
  timeout: retryPolicy.timeout,
  retry: {
    limit: retryPolicy.retries,
    methods: ["get", "post"],
    // GitHub's rate limit may answer with 403.
    statusCodes: [403, 408, 429, 500, 502, 503, 504],
    afterStatusCodes: [403, 429, 503],
    delay: (attempt) => retryPolicy.pause * 2 ** (attempt - 1),
    maxRetryAfter: retryPolicy.longestPause,
    retryOnTimeout: true,
    shouldRetry: ({ error }) => (isForbidden(error) ? false : undefined),
  },
  hooks: {
    afterResponse: [
      async ({ response }) =>
        response.ok && !(await isJson(response.clone())) ? ky.retry() : undefined,
    ],
  },
});

/** https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api */
const isForbidden = (error: Error) =>
  error instanceof HTTPError &&
  error.response.status === 403 &&
  !error.response.headers.has("retry-after") &&
  error.response.headers.get("x-ratelimit-remaining") !== "0";

async function isJson(response: Response): Promise<boolean> {
  try {
    await response.json();
    return true;
  } catch {
    return false;
  }
}

function reasonOf(error: unknown, { timeout, retries }: RetryPolicy): string {
  const attempts = `, ${retries + 1} times`;
  if (error instanceof TimeoutError) return `gave no answer in ${timeout / 1000} s${attempts}`;
  if (error instanceof ForceRetryError) return `gave an answer that is no whole JSON${attempts}`;
  if (error instanceof NetworkError) return `cannot be reached: ${codeOf(error) ?? error.message}`;
  if (!(error instanceof HTTPError)) return messageOf(error);
  const { status } = error.response;
  if (status === 401 || isForbidden(error)) {
    return `answered with status ${status}: check the token in the environment`;
  }
  return `answered with status ${status}${status === 429 || status >= 500 ? attempts : ""}`;
}

/** The error that `fetch` wraps: `ECONNREFUSED`. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return "cause" in error ? codeOf(error.cause) : undefined;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
