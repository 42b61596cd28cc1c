import { stopWords } from "./stop-words.ts";
import { asOne } from "./terms.ts";
import { wordsOf, type Word, type WordPart } from "./words.ts";

/** What was asked for, taken apart: `splitChunks` and `split chunks` are the same. */
export interface Query {
  /** In the order in which they were typed. */
  readonly parts: readonly string[];
  /** Whether the last part may go on. */
  readonly isOpen: boolean;
  /** Whether it is one name (`output.path`) rather than words. */
  readonly isOneWord: boolean;
  /** Whether it is a flag (`--config`), and so no page. */
  readonly isFlag: boolean;
}

/** A pasted message may be long; what decides stands at its beginning. */
const longest = { characters: 600, parts: 24 };

/** Takes apart what was typed or pasted into the search. */
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

/** A single letter says something where it stands alone, or with a number: `v5`. */
const isLongEnough =
  (word: Word) =>
  ({ text }: WordPart) =>
    text.length > 1 || /\d/.test(text) || word.every((part) => part.text.length === 1);

const isStopWord = (word: Word) => word.length === 1 && stopWords.has(asOne(word).text);

/** Neighbours among the parts of a query as one: `splitchunks`. */
export interface QueryName {
  readonly text: string;
  /** Its place among the parts, the end not counted. */
  readonly from: number;
  readonly to: number;
}

const longestName = 4;

/** All names that the parts of a query may be. */
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
