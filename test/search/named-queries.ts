import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SearchEngine } from "../../src/site/search/engine.ts";
import type { IndexedPage, SearchIndex } from "../../src/site/search/search-index.ts";

/** Something that has a name, and the addresses of all that share it. */
export interface Named {
  readonly name: string;
  readonly urls: readonly string[];
}

/** Every page by its title. */
export const titles = ({ pages }: SearchIndex): readonly Named[] =>
  sharing(pages.map(({ title, url }) => ({ name: title, urls: [url] })));

/** Every section of the site by the name in its address. */
export const sections = ({ pages }: SearchIndex): readonly Named[] =>
  pages.flatMap(({ url }) => {
    const [, name] = /^\/([^/]+)\/$/.exec(url) ?? [];
    const isSection = pages.some((page) => page.url !== url && page.url.startsWith(url));
    if (name === undefined || !isSection) return [];
    const same = pages.filter((page) => page.url.endsWith(`/${name}/`));
    return [{ name, urls: same.map((page) => page.url) }];
  });

/** Every term of the glossary, but for those that are also what a page is called. */
export function terms({ pages }: SearchIndex): readonly Named[] {
  const called = new Set(pages.flatMap(namesOf).map(normal));
  const glossary = pages.find(({ url }) => url === "/glossary/");
  return (glossary?.sections ?? [])
    .filter(({ level, title }) => level > 2 && !called.has(normal(title)))
    .map(({ title, id }) => ({ name: title, urls: [`/glossary/#${id}`] }));
}

/** Every option, hook and function whose name has several words: a heading that is code. */
export const codeHeadings = ({ pages }: SearchIndex): readonly Named[] =>
  sharing(
    pages.flatMap(({ url, title: page, sections }) =>
      sections.flatMap(({ title, id, isReadme }) => {
        // Options of packages come after webpack's with the same name.
        if (isReadme === true) return [];
        const [, own] = /^`(\w+[.A-Z][\w.]+)(?:\(.*\))?`$/.exec(title) ?? [];
        // Other things have the same name as an option of a plugin, or a member of an object.
        const [, owner] = /^(\w+Plugin|\w+(?= Object))/.exec(page) ?? [];
        const isOwned = own !== undefined && owner !== undefined && !/Plugin|^[A-Z]\w*\./.test(own);
        const name = isOwned ? `${owner}.${own}` : own;
        // A page that is called like an option is about it.
        const slug = url.split("/").at(-2)?.replaceAll("-", "");
        const isPage = slug?.toLowerCase() === name?.toLowerCase();
        return name === undefined ? [] : [{ name, urls: isPage ? [url] : [`${url}#${id}`] }];
      }),
    ),
  );

/** What all members of objects (`Compiler.run`, `this.emitFile`) are called without these. */
export function members({ pages }: SearchIndex): readonly Named[] {
  const all = pages.flatMap(({ url, sections }) =>
    sections.flatMap(({ title, id, isReadme }) => {
      const [, owner = "", name] = /^`(.*[^\w])?(\w+)(?:\(.*\))?`$/.exec(title) ?? [];
      return name === undefined || isReadme === true ? [] : [{ owner, name, url: `${url}#${id}` }];
    }),
  );
  return all
    .filter(({ owner, name, url }) => {
      const isMember = /^(?:[A-Z]\w*|this)\.$/.test(owner) && url.startsWith("/api/");
      return isMember && /[a-z][A-Z]/.test(name);
    })
    .map(({ name }) => ({
      name,
      // `output.path` is `outputPath`, too.
      urls: all
        .filter((one) => one.name === name || normal(one.owner + one.name) === normal(name))
        .map(({ url }) => url),
    }));
}

/** Every flag of webpack, which leads to the option that it sets. */
export const flags = async (folder: string): Promise<readonly Named[]> => {
  const text = await readFile(path.join(folder, "reference/cli.json"), "utf8");
  const list: { readonly flags: readonly { readonly name: string; readonly url: string }[] } =
    JSON.parse(text);
  return list.flags.map(({ name, url }) => ({ name, urls: [url] }));
};

const namesOf = ({ title, url }: IndexedPage) => [title, url.split("/").at(-2) ?? ""];

const normal = (name: string) =>
  name.toLowerCase().replaceAll(/[^\p{L}\p{N}]|plugin$|loader$|s$/gu, "");

/** Names that several have lead to any of them. */
const sharing = (all: readonly Named[]): readonly Named[] =>
  all.map(({ name }) => ({
    name,
    urls: all.flatMap((other) => (normal(other.name) === normal(name) ? other.urls : [])),
  }));

/** The address that Enter leads to. */
export function answerTo(search: SearchEngine, query: string): string | undefined {
  const [page] = search(query).pages;
  return page?.isBest ? page.url : page?.hits[0]?.url;
}

/** The other ways to write a name: in lower case, in the other number, after `webpack`. */
export const otherWays = (name: string): readonly string[] => [
  name.toLowerCase(),
  `webpack ${name}`,
  ...(/[a-rt-z]$/.test(name) ? [`${name}s`] : []),
  ...(/[a-z]s$/.test(name) ? [name.slice(0, -1)] : []),
];
