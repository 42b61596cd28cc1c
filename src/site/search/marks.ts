import type { MarkedText } from "./search-results.ts";
import { namesIn, stemOf } from "./terms.ts";
import { wordsOf, type Word, type WordPart } from "./words.ts";

export type IsFound = (term: string) => boolean;

/** The end is exclusive. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** In characters. */
const excerpt = { length: 150, before: 40 };

/** Also removes the backticks of code. */
export const marked = (text: string, isFound: IsFound): readonly MarkedText[] =>
  pieces(text, matchesIn(text, isFound));

/** The line with the most matches, shortened to the part around them. */
export function excerptOf(text: string, isFound: IsFound): readonly MarkedText[] {
  const lines = text.split("\n").map((line) => ({ line, matches: matchesIn(line, isFound) }));
  const best = lines.reduce(
    (most, one) => (distinct(one) > distinct(most) ? one : most),
    lines[0] ?? { line: "", matches: [] },
  );
  const { start, end } = windowOf(best.line, best.matches[0]?.start ?? 0);
  const matches = best.matches
    .filter((match) => match.start >= start && match.end <= end)
    .map((match) => ({ start: match.start - start, end: match.end - start }));
  const shown = pieces(best.line.slice(start, end), matches);
  return [
    ...(start > 0 ? [plain("… ")] : []),
    ...shown,
    ...(end < best.line.length ? [plain(" …")] : []),
  ];
}

const distinct = ({
  line,
  matches,
}: {
  readonly line: string;
  readonly matches: readonly Stretch[];
}) => new Set(matches.map(({ start, end }) => line.slice(start, end).toLowerCase())).size;

/** Starts and ends between words. */
function windowOf(line: string, first: number): Stretch {
  if (line.length <= excerpt.length) return { start: 0, end: line.length };
  const from = Math.max(0, Math.min(first - excerpt.before, line.length - excerpt.length));
  const start = from === 0 ? 0 : line.indexOf(" ", from) + 1 || from;
  const to = start + excerpt.length;
  const end = to >= line.length ? line.length : Math.max(line.lastIndexOf(" ", to), start + 1);
  return {
    start: Math.min(start, first),
    end: Math.max(end, Math.min(first + excerpt.before, line.length)),
  };
}

/** Sorted and not nested. A match covers its whole word: `splitChunks` if only `chunks` matches. */
function matchesIn(text: string, isFound: IsFound): readonly Stretch[] {
  const found = wordsOf(text).flatMap((word) => foundIn(word, isFound));
  const merged: Stretch[] = [];
  for (const match of found.toSorted((a, b) => a.start - b.start)) {
    const { start, end } = wholeWord(text, match);
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else merged.push({ start, end });
  }
  return merged;
}

/** Marks only `output` in `output.path` if the search matches both. */
function foundIn(word: Word, isFound: IsFound): readonly Stretch[] {
  const has = ({ text }: WordPart) => isFound(text) || isFound(stemOf(text));
  if (word.length === 1) return word.filter(has);
  return namesIn(word)
    .filter(has)
    .filter(({ start, end }) => {
      // Skip single letters and digits, as in `v5`.
      const within = word.filter((part) => part.start >= start && part.end <= end);
      const parts = within.filter(({ text }) => text.length > 1).map(has);
      return !parts.includes(true) || !parts.includes(false);
    });
}

function wholeWord(text: string, { start, end }: Stretch): Stretch {
  let [from, to] = [start, end];
  if (isLetter(text[from])) while (isLetter(text[from - 1])) from -= 1;
  if (isLetter(text[to - 1])) while (isLetter(text[to])) to += 1;
  return { start: from, end: to };
}

/** Chinese and Japanese have no spaces between words, so a match must not grow there. */
const letter = /^[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]/v;
const isLetter = (character = "") => letter.test(character);

function pieces(text: string, matches: readonly Stretch[]): readonly MarkedText[] {
  const ends = [0, ...matches.map(({ end }) => end)];
  const all = [
    ...matches.flatMap(({ start, end }, index) => [
      plain(text.slice(ends[index], start)),
      { text: withoutTicks(text.slice(start, end)), isMatch: true },
    ]),
    plain(text.slice(ends.at(-1))),
  ];
  return all.filter((piece) => piece.text !== "");
}

const plain = (text: string): MarkedText => ({ text: withoutTicks(text), isMatch: false });

const withoutTicks = (text: string) => text.replaceAll("`", "");
