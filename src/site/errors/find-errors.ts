import type { ErrorEntry } from "./error-entries.ts";
import { wordsOfMessage } from "./message-words.ts";

/**
 * Returns the entries that a pasted text is about, the best first; none if it has little in common
 * with any.
 */
export function findErrors(entries: readonly ErrorEntry[], text: string): readonly ErrorEntry[] {
  const { plain, quoted } = wordsOfMessage(text);
  const pasted = plain.union(quoted);
  const weights = weightsOf(entries);
  const weigh = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const ranked = entries.map((entry) => {
    const shared = weigh(entry.words.filter((word) => pasted.has(word)));
    // An entry should be what the text is about, as a whole.
    return { entry, shared, rank: (shared * shared) / weigh(entry.words) };
  });
  const best = ranked.toSorted((a, b) => b.rank - a.rank).slice(0, most);
  const [first] = best;
  if (first === undefined || first.shared < leastShared) return [];
  return best.filter(({ rank }) => rank >= first.rank * leastOfFirst).map(({ entry }) => entry);
}

/** Others are worse than reading the list. */
const most = 5;

/** The weight of one rare word, or of several common ones. */
const leastShared = 3;

const leastOfFirst = 0.4;

/** A word of all messages says nothing, one of a single message much. */
function weightsOf(entries: readonly ErrorEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of entries)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + entries.length / count)]));
}
