import { currentMark, sectionOf, type View } from "../../site/view.ts";
import type { NavigationSection } from "../../types.ts";

interface DocumentationMenuProps {
  readonly sections: readonly NavigationSection[];
  readonly view: View;
}

/** The sections of the documentation. */
export function DocumentationMenu({ sections, view }: DocumentationMenuProps) {
  const current = sectionOf(view)?.name;
  return (
    <nav className="documentation-menu" aria-label="Documentation">
      {sections.map(({ name, title, url }) => (
        <a key={name} href={url} aria-current={currentMark(url, view.url, name === current)}>
          {title}
        </a>
      ))}
    </nav>
  );
}
