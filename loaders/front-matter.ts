import { isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { FrontMatter, Problem } from "../src/types.ts";
import { didYouMean } from "./did-you-mean.ts";

type FileProblem = Omit<Problem, "path">;

interface Field {
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
}

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
const isListOf = (accepts: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(accepts);
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
  contributors: { expected: "a list of user names", accepts: isListOf(isText) },
  related: { expected: "a list of {title, url}", accepts: isListOf(isRelated) },
  source: { expected: "an http(s) address", accepts: isWebAddress },
  edit: { expected: "an http(s) address", accepts: isWebAddress },
  repo: { expected: "an http(s) address", accepts: isWebAddress },
};

export interface ReadFrontMatter {
  /** Holds only the fields that passed; `title` is missing where the file has none. */
  readonly frontmatter: Partial<FrontMatter>;
  readonly problems: readonly FileProblem[];
}

/**
 * Reads and checks the YAML between the two `---` lines at the start of a content file.
 *
 * @param text the whole file
 * @returns the valid fields, and a problem with its line (from 1) for each thing that is wrong
 */
export function readFrontMatter(text: string): ReadFrontMatter {
  const yaml = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(text)?.[1];
  if (yaml === undefined || !/^\uFEFF?---/.test(text)) {
    return { frontmatter: {}, problems: [missingTitle()] };
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      line: lineAt(error.pos[0]),
      message: `front matter is not YAML: ${error.message.split("\n")[0]}`,
    }));
    return { frontmatter: {}, problems };
  }
  const entries = isMap(document.contents) ? document.contents.items : [];
  const values: Record<string, unknown> = {};
  const problems: FileProblem[] = [];
  for (const { key, value } of entries) {
    const name = isScalar(key) ? String(key.value) : String(key);
    const plain: unknown = isNode(value) ? value.toJS(document) : value;
    const line = isScalar(key) && key.range ? lineAt(key.range[0]) : 1;
    const message = fieldProblem(name, plain);
    if (message === undefined) values[name] = plain;
    else problems.push({ line, message });
  }
  if (!entries.some(({ key }) => isScalar(key) && key.value === "title")) {
    problems.unshift(missingTitle());
  }
  return { frontmatter: values, problems };
}

/**
 * A page's title: the one in its front matter, or else its first H1, as pages written for other
 * sites have it.
 *
 * @param text the whole file
 */
export const readTitle = (text: string): string | undefined =>
  readFrontMatter(text).frontmatter.title ??
  /^#[ \t]+(.+?)[ \t]*(?:\{#[^}]*\})?[ \t]*#*$/m.exec(text)?.[1]?.replaceAll("`", "");

const missingTitle = (): FileProblem => ({
  line: 1,
  message: 'front matter has no "title". Start the file with "---", "title: …", "---".',
});

const isField = (name: string): name is keyof FrontMatter => Object.hasOwn(fields, name);

function fieldProblem(name: string, value: unknown): string | undefined {
  if (!isField(name)) {
    return `unknown field "${name}".${didYouMean(name, Object.keys(fields))} Fields are listed in loaders/front-matter.ts.`;
  }
  const { expected, accepts } = fields[name];
  return accepts(value)
    ? undefined
    : `field "${name}" is ${JSON.stringify(value)}, expected ${expected}.`;
}
