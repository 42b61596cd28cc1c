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
}

export interface EntryNames {
  /** The title, the URL, and its last part (`cli`). */
  readonly page: readonly Name[];
  /** Of a glossary heading. */
  readonly term: Name | undefined;
  /** A heading in code font (an option, a hook, a function), whole and its last part. */
  readonly code: readonly Name[];
  /** How many options such a heading names: 2 for `output.path`. */
  readonly depth: number;
  /** Whether such a heading is an option of a package: who types `filename` means webpack's. */
  readonly isReadme: boolean;
}

/** Ignores a leading `webpack`, because every page is about webpack. */
export function nameOfQuery({ parts, isOneWord, isFlag }: Query): Name {
  const [first, ...rest] = parts;
  const isApart = !isOneWord || /^\d+$/.test(rest.join(""));
  const own = first === "webpack" && rest.length > 0 && isApart ? rest : parts;
  const literal = own.join("");
  const typed = literal.replace(/(?<=...)s$/, "");
  return { typed, literal, words: own.map(stemOf), stems: joinedStems(own), isOneWord, isFlag };
}

const nameOf = (text: string) => nameOfQuery(parseQuery(text));

export function entryNames({ url, title: page }: IndexedPage, section: PageSection): EntryNames {
  const { id, title } = section;
  const slug = url.split("/").at(-2) ?? "";
  const [, code] = /^`([^`(]+)[^`]*`$/.exec(title) ?? [];
  return {
    page:
      id === ""
        ? [page, slug, url.replaceAll("/", " ")].map(nameOf).filter(({ typed }) => typed !== "")
        : [],
    term: id !== "" && slug === "glossary" ? nameOf(title) : undefined,
    code: code === undefined ? [] : [code, code.split(".").at(-1) ?? ""].map(nameOf),
    isReadme: section.isReadme === true,
    depth: code === undefined ? 0 : code.split(/[./]/).length,
  };
}

/** A higher rank comes first, whatever the score. */
const ranks = {
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
  if (typed === "") return ranks.none;
  if (page.some((name) => name.typed === typed)) return ranks.page;
  const isTerm = term !== undefined && isSameTerm(term, query);
  const isLong = words.length > 1;
  // `CommonJS` is a term before it's the option `output.library.commonjs`.
  if (isTerm && isLong && term.isOneWord && term.typed === typed) return ranks.word;
  const isCode = isOneWord && code.some((name) => name.typed === typed);
  const isLiteral = isLong && !isFlag && code.some(({ literal }) => literal === query.literal);
  if (isCode && names.isReadme) return isLiteral ? ranks.readme : ranks.none;
  // `output.publicPath` comes before `module.generator.asset.publicPath`.
  if (isCode && isLong)
    return (code[0]?.typed === typed ? ranks.wholeCode : ranks.longCode) - names.depth / 100;
  if (isTerm && term.typed === typed) return ranks.term;
  if (isCode) return ranks.code - names.depth / 100;
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
