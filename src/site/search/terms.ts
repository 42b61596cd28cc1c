import { stemmer } from "stemmer";
import { wordsOf, type Word, type WordPart } from "./words.ts";

/** Of more parts, no name is looked for as one word: paths, addresses, Chinese sentences. */
const longestName = 4;

/** What a text is found by. */
export const termsOf = (text: string): string[] => wordsOf(text).flatMap(termsOfWord);

/**
 * What a word is found by: each part (`split`, `chunks`), neighbours as one (`splitchunks`), and
 * the stems of all (`chunk`), so that plural and singular find each other.
 */
export const termsOfWord = (word: Word): string[] => [
  ...new Set(namesIn(word).flatMap(({ text }) => [text, stemOf(text)])),
];

/** The parts of a word, and all of its neighbours as one: of `a.b.c` also `ab`, `bc` and `abc`. */
export function namesIn(word: Word): readonly WordPart[] {
  const longest = word.length > longestName ? 2 : word.length;
  const names = word.filter(({ text }) => text.length > 1 || word.length === 1);
  for (let length = 2; length <= longest; length += 1) {
    for (let at = 0; at + length <= word.length; at += 1) {
      names.push(asOne(word.slice(at, at + length)));
    }
  }
  return names;
}

/** @param parts at least one */
export const asOne = (parts: readonly WordPart[]): WordPart => ({
  text: parts.map(({ text }) => text).join(""),
  start: parts[0]?.start ?? 0,
  end: parts.at(-1)?.end ?? 0,
});

/** A text as one name: `Compiler Hooks`, `compiler-hook` and `compilerHooks` are the same. */
export const nameOf = (text: string): string =>
  joinedStems(
    wordsOf(text)
      .flat()
      .map((part) => part.text),
  );

/** The stems of the parts of a name as one; what many end with (`plugin`) says little. */
export function joinedStems(parts: readonly string[]): string {
  const stems = parts.map(stemOf);
  const isKind = stems.length > 1 && /^(?:plugin|loader)$/.test(stems.at(-1) ?? "");
  return (isKind ? stems.slice(0, -1) : stems).join("");
}

const stems = new Map<string, string>();

/** English alone has stems here; a word's is kept, because the same words come again and again. */
export function stemOf(term: string): string {
  const known = stems.get(term);
  if (known !== undefined) return known;
  const stem = /^[a-z]{4,}$/.test(term) ? stemmer(term) : term;
  stems.set(term, stem);
  return stem;
}
