import type { Navigation, NavigationSection } from "../types.ts";
import type { MenuItem } from "./site-settings.ts";

export interface MenuEntry {
  readonly title: string;
  readonly url: string;
  /** Those that it leads to; none for a link to a single page. */
  readonly sections: readonly NavigationSection[];
}

/**
 * The main menu, in the header and, on phones, in the drawer.
 *
 * @param items as the site's settings name them; those for sections that it does not have are left
 *   out
 */
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
