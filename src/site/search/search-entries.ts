import type { PageSection } from "../../types.ts";
import { entryNames, type EntryNames } from "./ranks.ts";
import { nameOf } from "./terms.ts";
import type { IndexedPage } from "./search-index.ts";

/** A section, and the headings that it is under. */
export interface Place {
  readonly page: IndexedPage;
  readonly section: PageSection;
  readonly above: readonly string[];
}

/** A section of a page, with the fields that the engine indexes. */
export interface SearchEntry extends Place {
  readonly id: number;

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

const nothing: PageSection = { id: "", level: 1, title: "", text: "", code: "" };

/** A page without sections gets one for its description. */
export function placesIn(page: IndexedPage): readonly Place[] {
  const hasStart = page.sections[0]?.id === "";
  const sections = hasStart ? page.sections : [nothing, ...page.sections];
  const open: PageSection[] = [];
  return sections.map((section) => {
    while ((open.at(-1)?.level ?? 0) >= section.level) open.pop();
    const above = open.map(({ title }) => title);
    if (section.id !== "") open.push(section);
    return { page, section, above };
  });
}

/** @param id one that no other entry of the engine has */
export const entryOf = (place: Place, id: number): SearchEntry => ({
  id,
  ...place,
  ...fieldsOf(place),
});

function fieldsOf({ page, section, above }: Place) {
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

/** Pages about webpack come first, unless only a README has the words. */
export const weightOf = ({ section }: Place): number => (section.isReadme === true ? 0.5 : 1);
