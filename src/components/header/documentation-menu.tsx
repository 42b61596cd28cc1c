import { currentMark, sectionOf, type View } from "../../site/view.ts";
import type { NavigationSection } from "../../types.ts";

interface DocumentationMenuProps {
  /** Of the entry in the main menu that they belong to. */
  readonly title: string;
  readonly sections: readonly NavigationSection[];
  readonly view: View;
}

/** The sections of the part of the site that is on the screen. */
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
