import { currentMark, sectionOf, type View } from "../../site/view.ts";
import { useSite } from "../app/site-context.ts";

interface SiteMenuProps {
  readonly view: View;
}

/** All sections, for the drawer: on a phone the header has no room for them. */
export function SiteMenu({ view }: SiteMenuProps) {
  const current = sectionOf(view)?.name;
  const { sections } = useSite().navigation;
  return (
    <nav className="site-menu" aria-label="Sections">
      {sections.map(({ name, title, url }) => (
        <a key={name} href={url} aria-current={currentMark(url, view.url, name === current)}>
          {title}
        </a>
      ))}
      <a href="/vote/" aria-current={currentMark("/vote/", view.url)}>
        Vote
      </a>
    </nav>
  );
}
