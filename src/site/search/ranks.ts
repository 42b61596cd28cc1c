import type { PageSection } from "../../types.ts";
import { parseQuery, type Query } from "./query.ts";
import type { IndexedPage } from "./search-index.ts";
import { joinedStems, stemOf } from "./terms.ts";

/** A text, as the name of something. */
export interface Name {
  /** Its words, in the singular. */
  readonly typed: string;
  readonly words: readonly string[];
  /** Without common endings: `DefinePlugin` is also `define`. */
  readonly stems: string;
  /** Such as `publicPath`. */
  readonly isOneWord: boolean;
  /** Such as `--config`. */
  readonly isFlag: boolean;
}

/** The names of an entry. */
export interface EntryNames {
  /** Of a page: its title, its URL, and the last part of that (`cli`). */
  readonly page: readonly Name[];
  /** Of a glossary heading. */
  readonly term: Name | undefined;
  /** Of a heading that is code (an option, a hook, a function): all of it, and its last part. */
  readonly code: readonly Name[];
}

/** A search as a name. A leading `webpack` is ignored, because every page is about webpack. */
export function nameOfQuery({ parts, isOneWord, isFlag }: Query): Name {
  const [first, ...rest] = parts;
  const isApart = !isOneWord || /^\d+$/.test(rest.join(""));
  const own = first === "webpack" && rest.length > 0 && isApart ? rest : parts;
  const typed = own.join("").replace(/(?<=...)s$/, "");
  return { typed, words: own.map(stemOf), stems: joinedStems(own), isOneWord, isFlag };
}

const nameOf = (text: string) => nameOfQuery(parseQuery(text));

/** The names of a page, or of one of its sections. */
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
  };
}

/** A higher rank comes first, whatever the scores are. */
const ranks = { page: 6, longCode: 5, term: 4, code: 3, similar: 2, start: 1, none: 0 };

/**
 * How likely a search means an entry: the name of a page, an option of several words, a glossary
 * term, another option, then similar names.
 */
export function rankOf(names: EntryNames, query: Name): number {
  const { typed, stems, words, isOneWord, isFlag } = query;
  const { term, code } = names;
  const page = isFlag ? [] : names.page;
  if (typed === "") return ranks.none;
  if (page.some((name) => name.typed === typed)) return ranks.page;
  const isCode = isOneWord && code.some((name) => name.typed === typed);
  if (isCode && words.length > 1) return ranks.longCode;
  const isTerm = term !== undefined && isSameTerm(term, query);
  if (isTerm && term.typed === typed) return ranks.term;
  if (isCode) return ranks.code;
  const stem = words.join("");
  const isSimilar =
    page.some((name) => name.stems === stems) ||
    (isOneWord && code.some((name) => name.words.join("") === stem));
  if (isTerm || isSimilar) return ranks.similar;
  const isStart = ({ typed: all, stems: some }: Name) =>
    all.startsWith(typed) || some.startsWith(stems);
  return typed.length > 1 && page.some(isStart) ? ranks.start : ranks.none;
}

/** `publicpath` may be an option, but not the term `public path`; `commonjs` is `CommonJS`. */
const isSameTerm = (term: Name, { typed, words }: Name) =>
  (term.isOneWord && term.typed === typed) || term.words.join(" ") === words.join(" ");
