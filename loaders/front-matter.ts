import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLMap,
} from "yaml";
import type { FrontMatter, Link, PageProblem } from "../src/types.ts";
import { didYouMean } from "./did-you-mean.ts";

interface Shape {
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
}

interface Field extends Shape {
  /** Of a list; each entry is checked by itself. */
  readonly entry?: Shape;
}

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
const isRelated = (value: unknown) =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).toSorted().join() === "title,url" &&
  Object.values(value).every(isText);
const isWebAddress = (value: unknown) =>
  isText(value) && /^https?:$/.test(URL.parse(String(value))?.protocol ?? "");

/** Every field that a page may have, and what it may hold. */
export const fields: Readonly<Record<keyof FrontMatter, Field>> = {
  title: { expected: "a text", accepts: isText },
  description: { expected: "a text", accepts: isText },
  sort: { expected: "a number", accepts: Number.isFinite },
  group: { expected: "a text", accepts: isText },
  contributors: {
    expected: "a list of user names",
    accepts: Array.isArray,
    entry: { expected: "a user name", accepts: isText },
  },
  related: {
    expected: "a list of {title, url}",
    accepts: Array.isArray,
    entry: { expected: "{title, url}", accepts: isRelated },
  },
  source: { expected: "an http(s) address", accepts: isWebAddress },
  edit: { expected: "an http(s) address", accepts: isWebAddress },
  repo: { expected: "an http(s) address", accepts: isWebAddress },
};

export interface ReadFrontMatter {
  /** Holds only the fields and entries that passed; `title` is missing where the file has none. */
  readonly frontmatter: Partial<FrontMatter>;
  /** The addresses of `related`. */
  readonly links: readonly Link[];
  readonly problems: readonly PageProblem[];
}

/**
 * Reads and checks the YAML between the two `---` lines at the start of a content file.
 *
 * @param text the whole file
 * @returns the valid fields, and a problem with its line (from 1) for each thing that is wrong
 */
export function readFrontMatter(text: string): ReadFrontMatter {
  const yaml = frontMatterBlock.exec(text)?.[1];
  if (yaml === undefined) return { frontmatter: {}, links: [], problems: [missingTitle] };
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const { contents, errors } = document;
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  if (errors.length > 0) {
    const problems = errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      message: `front matter is not YAML: ${message}`,
    }));
    return { frontmatter: {}, links: [], problems };
  }
  const lineOf = (node: unknown) => (isNode(node) && node.range ? lineAt(node.range[0]) : 1);
  const aliases = aliasProblems(document, lineOf);
  if (aliases.length > 0) return { frontmatter: {}, links: [], problems: aliases };
  const read = isMap(contents) ? contents.items.map((item) => readField(item, lineOf)) : [];
  const hasTitle = read.some(({ name }) => name === "title");
  return {
    frontmatter: Object.fromEntries(
      read.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
    ),
    links: read.flatMap(({ links }) => links),
    problems: [...(hasTitle ? [] : [missingTitle]), ...read.flatMap(({ problems }) => problems)],
  };
}

/** The first two `---` lines, which start the file, and the text between them. */
export const frontMatterBlock = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

type LineOf = (node: unknown) => number;

/** A few lines of them can stand for more values than fit into the memory, or for themselves. */
function aliasProblems(document: Document.Parsed, lineOf: LineOf): readonly PageProblem[] {
  const problems: PageProblem[] = [];
  visit(document, {
    Alias(_key, alias) {
      const message = `front matter has the alias "*${alias.source}": write its value instead.`;
      problems.push({ line: lineOf(alias), message });
    },
  });
  return problems;
}

interface ReadField {
  readonly name: string;
  /** What of it passed. */
  readonly value: unknown;
  readonly links: readonly Link[];
  readonly problems: readonly PageProblem[];
}

function readField({ key, value }: YAMLMap["items"][number], lineOf: LineOf): ReadField {
  const name = isScalar(key) ? String(key.value) : String(key);
  const problem = (node: unknown, message: string): PageProblem => ({
    line: lineOf(node),
    message,
  });
  const nothing = { name, value: undefined, links: [] };
  if (!isField(name)) {
    const message = `unknown field "${name}".${didYouMean(name, Object.keys(fields))} Fields are listed in loaders/front-matter.ts.`;
    return { ...nothing, problems: [problem(key, message)] };
  }
  const { expected, accepts, entry } = fields[name];
  const plain = plainOf(value);
  if (!accepts(plain)) {
    const message = `field "${name}" is ${quoted(plain)}, expected ${expected}.`;
    return { ...nothing, problems: [problem(key, message)] };
  }
  if (entry === undefined || !isSeq(value)) {
    return { name, value: plain, links: [], problems: [] };
  }
  const isRight = (node: unknown) => entry.accepts(plainOf(node));
  const right = value.items.filter(isRight);
  const wrong = value.items.filter((node) => !isRight(node));
  return {
    name,
    value: right.map(plainOf),
    links: right.flatMap((node) => urlOf(node, lineOf)),
    problems: wrong.map((node) =>
      problem(node, `entry of "${name}" is ${quoted(plainOf(node))}, expected ${entry.expected}.`),
    ),
  };
}

/** A value for people, who need not see all of it. */
const quoted = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
};

const plainOf = (node: unknown): unknown => (isNode(node) ? node.toJSON() : node);

/** The address of an entry of `related`. */
function urlOf(entry: unknown, lineOf: LineOf): readonly Link[] {
  const url = isMap(entry) ? entry.get("url", true) : undefined;
  return isScalar(url) ? [{ url: String(url.value), line: lineOf(url) }] : [];
}

/** Also of a page that has no front matter at all. */
export const missingTitle: PageProblem = {
  line: 1,
  message: 'front matter has no "title". Start the file with "---", "title: …", "---".',
};

const isField = (name: string): name is keyof FrontMatter => Object.hasOwn(fields, name);
