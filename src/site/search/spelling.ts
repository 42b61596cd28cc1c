import { distance } from "fastest-levenshtein";
import type { Query } from "./query.ts";
import { stemOf } from "./terms.ts";
import { hasPrefix, type Vocabulary } from "./vocabulary.ts";

/** A query this long is an error message, where unknown words are file names, not typos. */
const messageLength = 10;

export function corrected(query: Query, vocabulary: Vocabulary): Query {
  const { parts, isOpen } = query;
  if (parts.length >= messageLength) return query;
  const right = parts.map((part, at) => {
    const mayGoOn = isOpen && at === parts.length - 1;
    return isKnown(part, mayGoOn, vocabulary) ? [part] : correction(part, mayGoOn, vocabulary);
  });
  return { ...query, parts: right.flat() };
}

const isKnown = (part: string, mayGoOn: boolean, vocabulary: Vocabulary) =>
  vocabulary.has(part) || vocabulary.has(stemOf(part)) || (mayGoOn && hasPrefix(vocabulary, part));

function correction(part: string, mayGoOn: boolean, vocabulary: Vocabulary): readonly string[] {
  return (
    nearest(part, vocabulary, 1) ??
    twoWords(part, vocabulary) ??
    nearest(part, vocabulary) ??
    (mayGoOn ? knownStart(part, vocabulary) : undefined) ?? [part]
  );
}

/** `codesplitting` → `code`, `splitting`. */
function twoWords(text: string, vocabulary: Vocabulary): readonly string[] | undefined {
  for (let at = text.length - 3; at >= 3; at -= 1) {
    const both = [text.slice(0, at), text.slice(at)];
    if (both.every((word) => vocabulary.has(word))) return both;
  }
  return undefined;
}

function nearest(
  text: string,
  vocabulary: Vocabulary,
  most = Infinity,
): readonly string[] | undefined {
  const swapped = swaps(text).filter((term) => vocabulary.has(term));
  if (swapped.length > 0) return [mostFrequent(swapped, vocabulary)];
  const limit = Math.min(wrongLetters(text), most);
  if (limit === 0) return undefined;
  const near = [...vocabulary.keys()]
    .filter(({ length }) => Math.abs(length - text.length) <= limit)
    .map((term) => ({ term, wrong: distance(text, term) }))
    .filter(({ wrong }) => wrong <= limit);
  const fewest = Math.min(...near.map(({ wrong }) => wrong));
  const best = near.filter(({ wrong }) => wrong === fewest).map(({ term }) => term);
  return best.length > 0 ? [mostFrequent(best, vocabulary)] : undefined;
}

function mostFrequent(terms: readonly string[], vocabulary: Vocabulary): string {
  const countOf = (term: string) => vocabulary.get(term) ?? 0;
  return terms.reduce((best, term) => (countOf(term) > countOf(best) ? term : best));
}

/** Swapping two adjacent letters is the most frequent typo. */
const swaps = (text: string): readonly string[] =>
  Array.from(
    { length: Math.max(text.length - 1, 0) },
    (_, at) => text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2),
  );

/** Short words have too many neighbors. */
const wrongLetters = ({ length }: string) =>
  length < 4 ? 0 : length < 6 ? 1 : length < 11 ? 2 : 3;

/** Drops the last letters, which may be wrong while the reader is typing. */
function knownStart(text: string, vocabulary: Vocabulary): readonly string[] | undefined {
  for (let length = text.length - 1; length >= Math.max(3, text.length * 0.6); length -= 1) {
    const start = text.slice(0, length);
    if (hasPrefix(vocabulary, start)) return [start];
  }
  return undefined;
}
