import { stemmer } from "stemmer";
import { wordsOf, type Word, type WordPart } from "./words.ts";

/** Longer words are paths, URLs, or Chinese sentences, so only pairs of their parts are joined. */
const longestName = 4;

export const termsOf = (text: string): string[] => wordsOf(text).flatMap(termsOfWord);

/** For `splitChunks`: its parts, the joined `splitchunks`, and their stems (`chunk`). */
export function termsOfWord(word: Word): readonly string[] {
  const key = word.map(({ text }) => text).join(" ");
  const known = terms.get(key);
  if (known !== undefined) return known;
  const all = [...new Set(namesIn(word).flatMap(({ text }) => [text, stemOf(text)]))];
  terms.set(key, all);
  return all;
}

/** Words repeat. */
const terms = new Map<string, readonly string[]>();

/** For `a.b.c`, also `ab`, `bc`, and `abc`. */
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

export const asOne = (parts: readonly WordPart[]): WordPart => ({
  text: parts.map(({ text }) => text).join(""),
  start: parts[0]?.start ?? 0,
  end: parts.at(-1)?.end ?? 0,
});

/** `Compiler Hooks`, `compiler-hook`, and `compilerHooks` are the same name. */
export const nameOf = (text: string): string =>
  joinedStems(
    wordsOf(text)
      .flat()
      .map((part) => part.text),
  );

/** Leaves out common endings (`plugin`). */
export function joinedStems(parts: readonly string[]): string {
  const stems = parts.map(stemOf);
  const isKind = stems.length > 1 && /^(?:plugin|loader)$/.test(stems.at(-1) ?? "");
  return (isKind ? stems.slice(0, -1) : stems).join("");
}

/** Only English words have stems. */
export function stemOf(term: string): string {
  const known = stems.get(term);
  if (known !== undefined) return known;
  const stem = /^[a-z]{4,}$/.test(term) ? stemmer(term) : term;
  stems.set(term, stem);
  return stem;
}

/** Words repeat. */
const stems = new Map<string, string>();
