import type { PageSection } from "../../types.ts";
import { parseQuery, type Query } from "./query.ts";
import type { IndexedPage } from "./search-index.ts";
import { joinedStems, stemOf } from "./terms.ts";

/** A page, a heading, or a search, as the name of something. */
export interface Name {
  /** Words joined, in the singular. */
  readonly typed: string;
  /** The same as it was written, apart from case. */
  readonly literal: string;
  readonly words: readonly string[];
  /** Without common endings: `DefinePlugin` is also `define`. */
  readonly stems: string;
  readonly isOneWord: boolean;
  readonly isFlag: boolean;
  /** With its punctuation, in lower case. */
  readonly text: string;
}

export interface EntryNames {
  /** The title, the URL, and its last part (`cli`). */
  readonly page: readonly Name[];
  /** Of a glossary heading. */
  readonly term: Name | undefined;
  /**
   * A heading in code font (an option, a hook, a function), whole and its last part. What's on the
   * page of a plugin or an object is in it: `BannerPlugin.banner`, `Compilation.getAsset`.
   */
  readonly code: readonly Name[];
  /** How many options such a heading names: 2 for `output.path`. One more for what's seldom meant. */
  readonly depth: number;
  /** Whether such a heading is an option of a package: who types `filename` means webpack's. */
  readonly isReadme: boolean;
  /** Which flags set the option: `--output-path`. */
  readonly flags: readonly string[];
}

/** Ignores a leading `webpack`, because every page is about webpack. */
export function nameOfQuery({ parts, isOneWord, isFlag, text }: Query): Name {
  const [first, ...rest] = parts;
  const isApart = !isOneWord || /^\d+$/.test(rest.join(""));
  const own = first === "webpack" && rest.length > 0 && isApart ? rest : parts;
  const literal = own.join("");
  const typed = literal.replace(/(?<=...)s$/, "");
  return {
    typed,
    literal,
    words: own.map(stemOf),
    stems: joinedStems(own),
    isOneWord,
    isFlag,
    text,
  };
}

const nameOf = (text: string) => nameOfQuery(parseQuery(text));

export function entryNames({ url, title: page }: IndexedPage, section: PageSection): EntryNames {
  const { id, title } = section;
  const slug = url.split("/").at(-2) ?? "";
  const [, own] = /^`([^`(]+)[^`]*`$/.exec(title) ?? [];
  const [owner = ""] = /^.+Plugin$|^\w+(?= Object$)/.exec(page) ?? [];
  const isOwned = owner !== "" && own !== undefined && !isCalledByOwner.test(own);
  const code = isOwned ? `${owner}.${own}` : own;
  return {
    page:
      id === ""
        ? [page, slug, url.replaceAll("/", " ")].map(nameOf).filter(({ typed }) => typed !== "")
        : [],
    term: id !== "" && slug === "glossary" ? nameOf(title) : undefined,
    code: code === undefined ? [] : [code, code.split(".").at(-1) ?? ""].map(nameOf),
    isReadme: section.isReadme === true,
    depth: code === undefined ? 0 : code.split(/[./]/).length + unlikeliness(code, url),
    flags: section.text.match(flagLines)?.flatMap((line) => line.match(/--[\w-]+/g) ?? []) ?? [],
  };
}

/** `DllPlugin.path`, `Compilation.hooks` */
const isCalledByOwner = /Plugin|^[A-Z]\w*\./;

/** Who types `publicPath` means an option, but neither a plugin's nor a field of the stats. */
function unlikeliness(code: string, url: string): number {
  if (!/^[A-Z]\w*\./.test(code)) return 0;
  return url.startsWith("/api/") ? 0.5 : Number(code.includes("Plugin"));
}

const flagLines = /^`--[\w-]+`(?:, `--[\w-]+`)*$/gm;

/** A higher rank comes first, whatever the score. */
const ranks = {
  exactCode: 9,
  page: 8,
  word: 7,
  wholeCode: 6,
  longCode: 5,
  term: 4,
  code: 3,
  readme: 2.5,
  similar: 2,
  start: 1,
  none: 0,
};

/** How likely the search means exactly this entry. */
export function rankOf(names: EntryNames, query: Name): number {
  const { typed, stems, words, isOneWord, isFlag } = query;
  const { term, code } = names;
  const page = isFlag ? [] : names.page;
  // `emitAssets` isn't `emitAsset`.
  const isOther = !code.some(({ literal }) => literal === query.literal);
  const distance = names.depth / 100 + Number(isOther) / 10;
  if (typed === "") return ranks.none;
  if (isFlag && names.flags.includes(query.text)) return ranks.exactCode;
  // `this._module` isn't the page about `module`.
  if (/[._]/.test(query.text) && code.some(({ text }) => text === query.text))
    return names.isReadme ? ranks.readme : ranks.exactCode - distance;
  // A title says more than the last part of an address.
  const place = page.findIndex((name) => name.typed === typed);
  if (place !== -1) return ranks.page - place / 10;
  const isTerm = term !== undefined && isSameTerm(term, query);
  const isLong = words.length > 1;
  // `CommonJS` is a term before it's the option `output.library.commonjs`.
  if (isTerm && isLong && term.isOneWord && term.typed === typed) return ranks.word;
  const isCode = isOneWord && code.some((name) => name.typed === typed);
  const isLiteral = isLong && !isFlag && !isOther;
  if (isCode && names.isReadme) return isLiteral ? ranks.readme : ranks.none;
  // `output.publicPath` comes before `module.generator.asset.publicPath`.
  if (isCode && isLong)
    return (code[0]?.literal === query.literal ? ranks.wholeCode : ranks.longCode) - distance;
  if (isTerm && term.typed === typed) return ranks.term;
  if (isCode) return ranks.code - distance;
  const stem = words.join("");
  const isSimilar =
    page.some((name) => name.stems === stems) ||
    (isOneWord && code.some((name) => name.words.join("") === stem));
  if (isTerm || isSimilar) return ranks.similar;
  const isStart = ({ typed: all, stems: some }: Name) =>
    all.startsWith(typed) || some.startsWith(stems);
  return typed.length > 1 && page.some(isStart) ? ranks.start : ranks.none;
}

/** `publicpath` is an option, not the term `public path`; `commonjs` is `CommonJS`. */
const isSameTerm = (term: Name, { typed, words }: Name) =>
  (term.isOneWord && term.typed === typed) || term.words.join(" ") === words.join(" ");
