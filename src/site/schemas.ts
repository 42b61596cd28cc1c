import * as v from "valibot";

/** Safe to link to: no `javascript:`. */
export const webAddress = v.pipe(
  v.string(),
  v.url("an address like https://example.org"),
  v.regex(/^https?:/i, "http(s)"),
);

/** A date and time in ISO 8601. */
export const timestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), "a date that exists"),
);

/** In one line: `total.gold.0.url: …`. */
export function firstProblem([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]): string {
  const path = v.getDotPath(issue);
  // The message contains the value, which may be long.
  const message = shortened(
    issue.message.startsWith("Invalid ") ? issue.message : `expected ${issue.message}`,
  );
  return path === null ? message : `${shortened(path)}: ${message}`;
}

export const shortened = (text: string): string =>
  text.length <= 200 ? text : `${text.slice(0, 200)}…`;
