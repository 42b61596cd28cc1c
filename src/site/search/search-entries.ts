import type { PageSection } from "../../types.ts";
import { entryNames, type EntryNames } from "./ranks.ts";
import { nameOf } from "./terms.ts";
import type { IndexedPage, SearchIndex } from "./search-index.ts";

/** A section of a page, with the fields that the engine indexes. */
export interface SearchEntry {
  readonly id: number;
  readonly page: IndexedPage;
  readonly section: PageSection;
  readonly above: readonly string[];

  readonly title: string;
  /** Includes the id, because authors choose some ids. A page's start has its title. */
  readonly heading: string;
  readonly names: string;
  readonly path: string;
  readonly about: string;
  readonly text: string;
  readonly code: string;

  readonly called: EntryNames;
  /** Each is joined to one word. Includes the id, and the last part of an option's path. */
  readonly headingNames: readonly string[];
}

/** A page without sections gets one for its description. */
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
