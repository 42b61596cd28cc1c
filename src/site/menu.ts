import type { Navigation, NavigationSection } from "../types.ts";
import { routes } from "./routes.ts";

/** The main menu, in the header and, on phones, in the drawer. */
const entries: readonly Entry[] = [
  // Every section that is no entry of its own.
  { title: "Documentation" },
  // Sections, by the names of their folders in `content/`.
  { section: "contribute" },
  routes.vote,
  { section: "blog" },
];

interface Entry {
  /** A section has its own. */
  readonly title?: string;
  readonly url?: string;
  readonly section?: string;
}

export interface MenuEntry {
  readonly title: string;
  readonly url: string;
  /** Those that it leads to; none for a link to a single page. */
  readonly sections: readonly NavigationSection[];
}

/** The main menu of a site, without sections that it does not have. */
export const menuOf = (navigation: Navigation): readonly MenuEntry[] =>
  entries.flatMap(({ title, url, section }) => {
    if (url !== undefined) return { title: title ?? url, url, sections: [] };
    const sections = navigation.sections.filter(({ name }) =>
      section === undefined ? !named.has(name) : name === section,
    );
    const [first] = sections;
    return first ? { title: title ?? first.title, url: first.url, sections } : [];
  });

const named = new Set(entries.map(({ section }) => section));
