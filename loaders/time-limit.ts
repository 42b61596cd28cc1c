import { createContext, Script } from "node:vm";

/** Where Node can stop what runs; made once, because it takes a while. */
const context = createContext({ run: () => {} });
const script = new Script("run()");

/** Says that work was stopped. */
export class TimeLimitError extends Error {}

let isLimited = false;

/**
 * Calls a function and gives its result, but stops it when it takes too long: an endless loop in
 * a page fails that page instead of hanging the build. Within another limit only that one counts.
 *
 * @param work synchronous
 * @param limit in milliseconds
 * @param named the limit that is told, where part of it was used before
 * @throws what `work` throws, or a `TimeLimitError` that names the limit
 */
export function withTimeLimit<Result>(work: () => Result, limit: number, named = limit): Result {
  if (isLimited) return work();
  let result: { readonly value: Result } | undefined;
  isLimited = true;
  context.run = () => {
    result = { value: work() };
  };
  try {
    script.runInContext(context, { timeout: Math.max(1, Math.ceil(limit)) });
  } catch (error) {
    throw isTimeout(error) ? new TimeLimitError(tooLong(named)) : error;
  } finally {
    isLimited = false;
  }
  if (result === undefined) throw new Error("The work was stopped before it was done.");
  return (result as { readonly value: Result }).value;
}

/** What is said of work that is not done in time. */
export const tooLong = (limit: number): string =>
  `it takes more than ${limit / 1000} s and was stopped: expected no endless loop, and nothing nested a thousand times.`;

const isTimeout = (error: unknown) =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
