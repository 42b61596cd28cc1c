import type { PageSection } from "../../types.ts";
import { entryNames, type EntryNames } from "./ranks.ts";
import { nameOf } from "./terms.ts";
import type { IndexedPage, SearchIndex } from "./search-index.ts";

/** A section of a page as the engine indexes it, with what is needed to show it. */
export interface SearchEntry {
  readonly id: number;
  readonly page: IndexedPage;
  readonly section: PageSection;
  /** Titles of the headings above it. */
  readonly above: readonly string[];

  /** The page's. */
  readonly title: string;
  /** With its id, in which writers may have put another name; the page's title for its start. */
  readonly heading: string;
  /** Inline code: options, files, commands. */
  readonly names: string;
  /** What the place of the section says: the headings above it, and the address. */
  readonly path: string;
  /** Of a page: what it says that it is about. */
  readonly about: string;
  readonly text: string;
  readonly code: string;

  /** What it is called where it is searched for by its name. */
  readonly called: EntryNames;
  /** The heading, its id and the last part of an option's path, as one name each. */
  readonly headingNames: readonly string[];
}

/** The sections of all pages; a page of which only title and description are known has one. */
export const entriesOf = ({ pages }: SearchIndex): readonly SearchEntry[] =>
  pages.flatMap(entriesOfPage).map((entry, id) => ({ ...entry, id }));

const nothing: PageSection = { id: "", level: 1, title: "", text: "", code: "" };

function entriesOfPage(page: IndexedPage): readonly Omit<SearchEntry, "id">[] {
  const hasStart = page.sections[0]?.id === "";
  const sections = hasStart ? page.sections : [nothing, ...page.sections];
  const open: PageSection[] = [];
  return sections.map((section) => {
    while ((open.at(-1)?.level ?? 0) >= section.level) open.pop();
    const above = open.map(({ title }) => title);
    if (section.id !== "") open.push(section);
    return { page, section, above, ...fieldsOf(page, section, above) };
  });
}

function fieldsOf(page: IndexedPage, section: PageSection, above: readonly string[]) {
  const isStart = section.id === "";
  return {
    title: page.title,
    heading: isStart ? page.title : `${section.title} ${section.id}`,
    names: (section.text.match(/`[^`]+`/g) ?? []).join(" "),
    path: [page.url.replaceAll("/", " "), ...above].join(" "),
    about: isStart ? (page.description ?? "") : "",
    text: section.text,
    code: section.code,
    called: entryNames(page, section),
    headingNames: isStart ? [] : headingNames(section),
  };
}

const headingNames = ({ title, id }: PageSection) =>
  [...new Set([title, id, title.split(".").at(-1) ?? ""])].map(nameOf);
