import type { Navigation, NavigationSection } from "../../types.ts";
import type { MenuItem } from "../content/site-settings.ts";
import { sectionOf, type View } from "./view.ts";

export interface MenuEntry {
  readonly title: string;
  readonly url: string;
  /** Empty for a link to a single page. */
  readonly sections: readonly NavigationSection[];
}

/** The part of the menu with the section of a view, if it has one. */
export const partOf = (menu: readonly MenuEntry[], view: View): MenuEntry | undefined =>
  menu.find(({ sections }) => sections.some(({ name }) => name === sectionOf(view)?.name));

/** Whether the header has a second row, for the other sections of a part. */
export const hasTwoRows = (part: MenuEntry | undefined): part is MenuEntry =>
  part !== undefined && part.sections.length > 1;

/** Skips sections that don't exist. */
export function menuOf(items: readonly MenuItem[], navigation: Navigation): readonly MenuEntry[] {
  const named = new Set(items.map(({ section }) => section));
  return items.flatMap(({ title, url, section }) => {
    if (url !== undefined) return { title: title ?? url, url, sections: [] };
    const sections = navigation.sections.filter(({ name }) =>
      section === undefined ? !named.has(name) : name === section,
    );
    const [first] = sections;
    return first ? { title: title ?? first.title, url: first.url, sections } : [];
  });
}
