import * as v from "valibot";
import { issueListSchema } from "../site/issues.ts";
import { storedJson } from "./stored-choice.ts";

/** An answer of GitHub's, kept for the next visit. */
const kept = v.object({
  url: v.string(),
  /** What asks GitHub whether it has changed. */
  etag: v.nullable(v.string()),
  list: issueListSchema,
});

export type KeptAnswer = v.InferOutput<typeof kept>;

/** As many answers as are worth their room: some 20 KB each. */
const limit = 8;

const answers = storedJson("votes", (stored) => v.parse(v.fallback(v.array(kept), []), stored));

/** What is kept of the answer at an address. */
export const keptAnswer = (url: string): KeptAnswer | undefined =>
  answers.get().find((answer) => answer.url === url);

/** Keeps an answer; the oldest one makes room for it. */
export function keepAnswer(answer: KeptAnswer): void {
  const others = answers.get().filter(({ url }) => url !== answer.url);
  answers.set([answer, ...others].slice(0, limit));
}
