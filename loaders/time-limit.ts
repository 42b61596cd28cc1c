import { runInNewContext } from "node:vm";

/**
 * Calls a function and gives its result, but stops it when it takes too long: an endless loop in
 * a page fails that page instead of hanging the build.
 *
 * @param work synchronous
 * @param limit in milliseconds
 * @throws what `work` throws, or an error with code `ERR_SCRIPT_EXECUTION_TIMEOUT`
 */
export function withTimeLimit<Result>(work: () => Result, limit: number): Result {
  let result: { readonly value: Result } | undefined;
  const run = () => {
    result = { value: work() };
  };
  runInNewContext("run()", { run }, { timeout: limit });
  if (result === undefined) throw new Error("The work was stopped before it was done.");
  return (result as { readonly value: Result }).value;
}
