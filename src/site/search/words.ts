/** A part of a word: `split` in `splitChunks`. */
export interface WordPart {
  /** In lower case, normalized. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A word with its parts: `optimization.splitChunks` has three. */
export type Word = readonly WordPart[];

/** Finds the words of a text and their parts. Languages without spaces are segmented. */
export function wordsOf(text: string): readonly Word[] {
  const words: WordPart[][] = [];
  let end = -1;
  for (const part of partsOf(text)) {
    const last = words.at(-1);
    if (last !== undefined && joins(text, end, part.start)) last.push(part);
    else words.push([part]);
    end = part.end;
  }
  return words;
}

const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`;
/** `HTML` of `HTMLPlugin`, then `Plugin`, `split`, `5`. Apostrophes are within: `can't`. */
const parts = new RegExp(
  String.raw`${unspaced}+|\p{Lu}+(?!\p{Ll})|\p{Lu}?[[\p{Ll}\p{M}\p{Lo}]--${unspaced}]+(?:['’](?:t|s|re|ve|ll|d|m)\b)?|\p{N}+`,
  "gv",
);
const isUnspaced = new RegExp(`^${unspaced}`, "v");

function* partsOf(text: string): Generator<WordPart> {
  for (const { 0: found, index } of text.matchAll(parts)) {
    if (isUnspaced.test(found)) yield* segmentsOf(found, index);
    else yield* withoutKind({ text: plain(found), start: index, end: index + found.length });
  }
}

/** Ignores capitals: `splitchunksplugin` has the same parts as `SplitChunksPlugin`. */
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

function* segmentsOf(text: string, start: number): Generator<WordPart> {
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike !== true) continue;
    const from = start + index;
    yield { text: segment, start: from, end: from + segment.length };
  }
}

/** As it is looked up: without a possessive `'s`, and `can't` as `cant`. */
const plain = (word: string) =>
  word
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/['’]/, "");

/** Whether two parts belong to one word. */
function joins(text: string, end: number, start: number): boolean {
  if (end === start) return isUnspacedAt(text, start) === isUnspacedAt(text, end - 1);
  return start - end <= 2 && /^(?:[._-]|__)$/.test(text.slice(end, start));
}

const isUnspacedAt = (text: string, at: number) => isUnspaced.test(text.slice(at, at + 2));
