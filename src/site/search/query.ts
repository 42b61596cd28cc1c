import { stopWords } from "./stop-words.ts";
import { asOne } from "./terms.ts";
import { wordsOf, type Word, type WordPart } from "./words.ts";

/** A query, split into parts: `splitChunks` and `split chunks` are the same. */
export interface Query {
  /** In the order of typing. */
  readonly parts: readonly string[];
  /** Whether the last part may be incomplete. */
  readonly isOpen: boolean;
  /** Whether it is one name (`output.path`) and not several words. */
  readonly isOneWord: boolean;
  /** Whether it is a flag (`--config`), which is never a page. */
  readonly isFlag: boolean;
}

/** Longer text is cut, because messages begin with what matters. */
const longest = { characters: 600, parts: 24 };

/** Splits a query into parts. */
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
    isFlag: text.trimStart().startsWith("-"),
  };
}

/** A single letter counts only on its own, or with a number: `v5`. */
const isLongEnough =
  (word: Word) =>
  ({ text }: WordPart) =>
    text.length > 1 || /\d/.test(text) || word.every((part) => part.text.length === 1);

const isStopWord = (word: Word) => word.length === 1 && stopWords.has(asOne(word).text);

/** Adjacent parts of a query, joined: `splitchunks`. */
export interface QueryName {
  readonly text: string;
  /** Its position among the parts; the end is exclusive. */
  readonly from: number;
  readonly to: number;
}

const longestName = 4;

/** All names that parts of a query may form. */
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
