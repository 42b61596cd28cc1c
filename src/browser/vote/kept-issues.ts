import * as v from "valibot";
import { issueListSchema } from "../../site/vote/issues.ts";
import { storedJson } from "../preferences/stored-choice.ts";

const kept = v.object({
  url: v.string(),
  etag: v.nullable(v.string()),
  list: issueListSchema,
});

export type KeptAnswer = v.InferOutput<typeof kept>;

/** About 20 KB each. */
const limit = 8;

const answers = storedJson("votes", (stored) => v.parse(v.fallback(v.array(kept), []), stored));

export const keptAnswer = (url: string): KeptAnswer | undefined =>
  answers.get().find((answer) => answer.url === url);

export function keepAnswer(answer: KeptAnswer): void {
  const others = answers.get().filter(({ url }) => url !== answer.url);
  answers.set([answer, ...others].slice(0, limit));
}
