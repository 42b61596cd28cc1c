import { currentMark, sectionOf, type View } from "../../site/navigation/view.ts";
import type { NavigationSection } from "../../types.ts";

interface DocumentationMenuProps {
  /** Of the parent entry in the main menu. */
  readonly title: string;
  readonly sections: readonly NavigationSection[];
  readonly view: View;
}

/** The sections of the current part of the site. */
export function DocumentationMenu({ title: label, sections, view }: DocumentationMenuProps) {
  const current = sectionOf(view)?.name;
  return (
    <nav className="documentation-menu" aria-label={label}>
      {sections.map(({ name, title, url }) => (
        <a key={name} href={url} aria-current={currentMark(url, view.url, name === current)}>
          {title}
        </a>
      ))}
    </nav>
  );
}
