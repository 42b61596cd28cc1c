import type { NavigationSection } from "../../types.ts";

interface DocumentationMenuProps {
  readonly sections: readonly NavigationSection[];
  /** Name of the section on the screen. */
  readonly current: string | undefined;
}

/** The sections of the documentation. */
export function DocumentationMenu({ sections, current }: DocumentationMenuProps) {
  return (
    <nav className="documentation-menu" aria-label="Documentation">
      {sections.map(({ name, title, url }) => (
        <a key={name} href={url} aria-current={name === current ? "true" : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
