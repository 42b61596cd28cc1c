import { useSite } from "../app/site-context.ts";

interface SiteMenuProps {
  /** Name of the section on the screen. */
  readonly current: string | undefined;
  readonly isVote: boolean;
}

/** All sections, for the drawer: on a phone the header has no room for them. */
export function SiteMenu({ current, isVote }: SiteMenuProps) {
  const { sections } = useSite().navigation;
  return (
    <nav className="site-menu" aria-label="Sections">
      {sections.map(({ name, title, url }) => (
        <a key={name} href={url} aria-current={name === current ? "true" : undefined}>
          {title}
        </a>
      ))}
      <a href="/vote/" aria-current={isVote ? "page" : undefined}>
        Vote
      </a>
    </nav>
  );
}
