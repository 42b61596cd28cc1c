import type { MenuEntry } from "../../site/navigation/menu.ts";
import { currentMark, sectionOf, type View } from "../../site/navigation/view.ts";

interface MainMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly view: View;
}

export function MainMenu({ entries, view }: MainMenuProps) {
  const current = sectionOf(view)?.name;
  return (
    <nav className="main-menu" aria-label="Main">
      {entries.map(({ title, url, sections }) => {
        const isAround = sections.some(({ name }) => name === current);
        return (
          <a key={title} href={url} aria-current={currentMark(url, view.url, isAround)}>
            {title}
          </a>
        );
      })}
    </nav>
  );
}
