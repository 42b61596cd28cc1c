import { stopWords } from "./stop-words.ts";
import { asOne } from "./terms.ts";
import { wordsOf, type Word, type WordPart } from "./words.ts";

/** Split into parts, so `splitChunks` and `split chunks` are the same. */
export interface Query {
  readonly parts: readonly string[];
  /** Whether the reader may still be typing the last part. */
  readonly isOpen: boolean;
  /** Whether it is one name, like `output.path`. */
  readonly isOneWord: boolean;
  /** As it was written, apart from case. */
  readonly text: string;
  /** Whether it is a flag (`--config`), which is never a page. */
  readonly isFlag: boolean;
}

/** Cut after this, because messages begin with what matters. */
const longest = { characters: 600, parts: 24 };

export function parseQuery(text: string): Query {
  const start = text.slice(0, longest.characters).trimEnd();
  const all = wordsOf(start);
  const asked = all.filter((word) => !isStopWord(word));
  const words = asked.length > 0 ? asked : all;
  const found = words.flatMap((word) => word.filter(isLongEnough(word))).slice(0, longest.parts);
  const isOpen = text.length === start.length && found.at(-1)?.end === start.length;
  return {
    parts: found.map((part) => part.text),
    isOpen,
    isOneWord: words.length === 1,
    text: start.trimStart().toLowerCase(),
    isFlag: text.trimStart().startsWith("-"),
  };
}

/** A single letter counts only on its own, or with a number: `v5`. */
const isLongEnough =
  (word: Word) =>
  ({ text }: WordPart) =>
    text.length > 1 || /\d/.test(text) || word.every((part) => part.text.length === 1);

const isStopWord = (word: Word) => word.length === 1 && stopWords.has(asOne(word).text);

/** Adjacent parts, joined: `splitchunks`. */
export interface QueryName {
  readonly text: string;
  /** The end is exclusive. */
  readonly from: number;
  readonly to: number;
}

const longestName = 4;

export function namesOf(parts: readonly string[]): readonly QueryName[] {
  const names: QueryName[] = [];
  for (let length = 2; length <= longestName; length += 1) {
    for (let from = 0; from + length <= parts.length; from += 1) {
      const to = from + length;
      names.push({ text: parts.slice(from, to).join(""), from, to });
    }
  }
  return names;
}
