import * as v from "valibot";
import { issueListSchema } from "../site/issues.ts";

/** An answer of GitHub's, kept for the next visit. */
const kept = v.object({
  url: v.string(),
  /** What asks GitHub whether it has changed. */
  etag: v.nullable(v.string()),
  list: issueListSchema,
});

export type KeptAnswer = v.InferOutput<typeof kept>;

const storageKey = "votes";

/** As many answers as are worth their room: some 20 KB each. */
const limit = 8;

/** What is kept of the answer at an address. */
export const keptAnswer = (url: string): KeptAnswer | undefined =>
  stored().find((answer) => answer.url === url);

/** Keeps an answer, in place of the one that was kept first. */
export function keepAnswer(answer: KeptAnswer): void {
  const others = stored().filter(({ url }) => url !== answer.url);
  try {
    localStorage.setItem(storageKey, JSON.stringify([answer, ...others].slice(0, limit)));
  } catch {
    // Storage is full or forbidden: GitHub is asked again next time.
  }
}

/** Anything may have been written there, by older versions of this page, too. */
function stored(): readonly KeptAnswer[] {
  try {
    const result = v.safeParse(v.array(kept), JSON.parse(localStorage.getItem(storageKey) ?? "[]"));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}
