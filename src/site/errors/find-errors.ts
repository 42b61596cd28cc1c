import type { ErrorEntry, ErrorMessage } from "./error-entries.ts";
import { wordsOfMessage } from "./message-words.ts";

/**
 * Returns the entries that a pasted text is about, the best first; none if it has little in common
 * with any.
 */
export function findErrors(entries: readonly ErrorEntry[], text: string): readonly ErrorEntry[] {
  const { plain, quoted } = wordsOfMessage(text);
  const pasted = plain.union(quoted);
  const weights = weightsOf(entries);
  const weigh = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  // The text should have most of the words, as well as much of them.
  const rankOf = (words: readonly string[]) => {
    const shared = weigh(words.filter((word) => pasted.has(word)));
    return shared < leastShared ? 0 : (shared * shared) / weigh(words);
  };
  const rankOfMessage = ({ words, details }: ErrorMessage) =>
    rankOf(words) + rankOf(details) * weightOfDetails;
  const ranked = entries
    .map((entry) => ({ entry, rank: Math.max(0, ...entry.messages.map(rankOfMessage)) }))
    .toSorted((a, b) => b.rank - a.rank);
  const least = Math.max((ranked[0]?.rank ?? 0) * leastOfFirst, leastRank);
  return ranked
    .slice(0, most)
    .filter(({ rank }) => rank >= least)
    .map(({ entry }) => entry);
}

/** More than these are worse than reading the list. */
const most = 5;

const weightOfDetails = 0.2;

/** The weight of one rare word, or of several common ones. */
const leastShared = 3;

const leastRank = 2;

/** The rest are about something else. */
const leastOfFirst = 0.6;

/** A word of all messages says nothing, one of a single message much. */
function weightsOf(entries: readonly ErrorEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { messages } of entries) {
    const all = messages.flatMap(({ words, details }) => [...words, ...details]);
    for (const word of new Set(all)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + entries.length / count)]));
}
