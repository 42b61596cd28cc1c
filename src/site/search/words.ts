export interface WordPart {
  /** In lower case, normalized. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** `optimization.splitChunks` has three parts. */
export type Word = readonly WordPart[];

/** Splits languages without spaces with a dictionary. */
export function wordsOf(text: string): readonly Word[] {
  const words: WordPart[][] = [];
  let end = -1;
  for (const { 0: found, index } of text.matchAll(parts)) {
    for (const part of partsWithin(found)) {
      const start = index + part.start;
      const last = words.at(-1);
      const isJoined = last !== undefined && joins(text, end, start);
      end = index + part.end;
      if (isJoined) last.push({ text: part.text, start, end });
      else words.push([{ text: part.text, start, end }]);
    }
  }
  return words;
}

const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`;
/** Splits `HTMLPlugin` into `HTML` and `Plugin`. Apostrophes stay within a word: `can't`. */
const parts = new RegExp(
  String.raw`${unspaced}+|\p{Lu}+(?!\p{Ll})|\p{Lu}?[[\p{Ll}\p{M}\p{Lo}]--${unspaced}]+(?:['’](?:t|s|re|ve|ll|d|m)\b)?|\p{N}+`,
  "gv",
);
const isUnspaced = new RegExp(`^${unspaced}`, "v");

function partsWithin(found: string): readonly WordPart[] {
  const known = knownParts.get(found);
  if (known !== undefined) return known;
  const all = isUnspaced.test(found)
    ? segmentsOf(found)
    : withoutKind({ text: plain(found), start: 0, end: found.length });
  knownParts.set(found, all);
  return all;
}

/** Words repeat. */
const knownParts = new Map<string, readonly WordPart[]>();

/** `splitchunksplugin` gets the same parts as `SplitChunksPlugin`. */
function withoutKind({ text, start, end }: WordPart): readonly WordPart[] {
  const [, name, kind] = /^(.{4,})(plugin|loader)$/.exec(text) ?? [];
  if (name === undefined || kind === undefined) return [{ text, start, end }];
  const middle = end - kind.length;
  return [
    { text: name, start, end: middle },
    { text: kind, start: middle, end },
  ];
}

/** Chinese and Japanese share one dictionary. */
const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

const segmentsOf = (text: string): readonly WordPart[] =>
  [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ text: segment, start: index, end: index + segment.length }));

/** Removes a possessive `'s` and apostrophes: `can't` becomes `cant`. */
const plain = (word: string) =>
  word
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/['’]/, "");

function joins(text: string, end: number, start: number): boolean {
  if (end === start) return isUnspacedAt(text, start) === isUnspacedAt(text, end - 1);
  return start - end <= 2 && /^(?:[._-]|__)$/.test(text.slice(end, start));
}

const isUnspacedAt = (text: string, at: number) => isUnspaced.test(text.slice(at, at + 2));
