import * as v from "valibot";

/** Shapes that more than one answer or file has. */

/** An address that is safe to link to: no `javascript:`. */
export const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/i, "expected http(s)"));

/** A moment in ISO 8601, as `Date.prototype.toISOString` and APIs write it. */
export const timestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), "expected a date that exists"),
);

/** Where in a value something is wrong, and what, in one line: `total.gold.0.url: …`. */
export function firstProblem([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]): string {
  const path = v.getDotPath(issue);
  // It has the value in it, which may be of any length.
  const message = shortened(issue.message);
  return path === null ? message : `${shortened(path)}: ${message}`;
}

/** A text, or as much of it as a message has room for. */
export const shortened = (text: string): string =>
  text.length <= 200 ? text : `${text.slice(0, 200)}…`;
