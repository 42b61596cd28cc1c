import { distance } from "fastest-levenshtein";
import type { SearchEntry } from "./search-entries.ts";
import { wordsOf } from "./words.ts";

/** The share of letters that may differ. */
const furthest = 0.6;
const most = 3;

/** Lower case → as written. */
export function headingWords(entries: readonly SearchEntry[]): ReadonlyMap<string, string> {
  const words = entries
    .flatMap(({ page, section }) => [page.title, section.title])
    .flatMap((text) => wordsOf(text).map((word) => text.slice(word[0]?.start, word.at(-1)?.end)))
    .filter((word) => word.length > 2);
  return new Map(words.map((word) => [word.toLowerCase(), word]));
}

/** Suggests headings' words for a search without results. */
export function nearestWords(text: string, words: ReadonlyMap<string, string>): readonly string[] {
  const typed = text.trim().toLowerCase().slice(0, 60).split(/\s+/);
  const far = (word: string) =>
    Math.min(...typed.map((one) => distance(one, word) / Math.max(one.length, word.length)));
  return [...words]
    .map(([word, written]) => ({ written, distance: far(word) }))
    .filter((one) => one.distance <= furthest)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ written }) => written);
}
