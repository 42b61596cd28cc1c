import * as v from "valibot";
import { timestamp, webAddress } from "../schemas.ts";

const issue = v.pipe(
  v.object({
    number: v.pipe(v.number(), v.integer()),
    title: v.string(),
    url: webAddress,
    /** Thumbs-up reactions. */
    votes: v.pipe(v.number(), v.integer(), v.minValue(0)),
    comments: v.pipe(v.number(), v.integer(), v.minValue(0)),
    created: timestamp,
    labels: v.array(
      v.object({
        name: v.pipe(v.string(), v.nonEmpty()),
        color: v.pipe(v.string(), v.regex(/^[\da-f]{6}$/i, "six hexadecimal digits")),
      }),
    ),
  }),
  v.readonly(),
);

/** Written to `content/data/votes.json` by `npm run sync:votes`, and cached by browsers. */
export const issueListSchema = v.pipe(
  v.object({
    date: timestamp,
    /** Can be more than the list contains. */
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    issues: v.array(issue),
  }),
  v.readonly(),
);

export type Issue = v.InferOutput<typeof issue>;
export type IssueList = v.InferOutput<typeof issueListSchema>;
