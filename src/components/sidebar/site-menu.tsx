import { menuOf, type MenuEntry } from "../../site/navigation/menu.ts";
import { currentMark, sectionOf, type View } from "../../site/navigation/view.ts";
import { useSite } from "../app/site-context.ts";

type MenuLink = Pick<MenuEntry, "title" | "url">;

interface SiteMenuProps {
  readonly view: View;
}

/** The main menu with all sections, for the drawer on phones. */
export function SiteMenu({ view }: SiteMenuProps) {
  const current = sectionOf(view)?.url;
  const { navigation, settings } = useSite();
  const links = menuOf(settings.menu, navigation).flatMap((entry): readonly MenuLink[] =>
    entry.sections.length > 1 ? entry.sections : [entry],
  );
  return (
    <nav className="site-menu" aria-label="Sections">
      {links.map(({ title, url }) => (
        <a key={url} href={url} aria-current={currentMark(url, view.url, url === current)}>
          {title}
        </a>
      ))}
    </nav>
  );
}
