import { currentMark, documentationSections, sectionOf, type View } from "../../site/view.ts";
import type { Navigation } from "../../types.ts";
import { useSite } from "../app/site-context.ts";

interface MainMenuProps {
  readonly view: View;
}

/** The parts of the site; a foreign content folder may lack some. */
export function MainMenu({ view }: MainMenuProps) {
  return (
    <nav className="main-menu" aria-label="Main">
      {entriesOf(useSite().navigation, view).map(
        ({ title, url, isCurrent }) =>
          url !== undefined && (
            <a key={title} href={url} aria-current={currentMark(url, view.url, isCurrent)}>
              {title}
            </a>
          ),
      )}
    </nav>
  );
}

function entriesOf(navigation: Navigation, view: View) {
  const documentation = documentationSections(navigation);
  const current = sectionOf(view)?.name;
  const section = (title: string, name: string) => ({
    title,
    url: navigation.sections.find((one) => one.name === name)?.url,
    isCurrent: current === name,
  });
  return [
    {
      title: "Documentation",
      url: documentation[0]?.url,
      isCurrent: documentation.some(({ name }) => name === current),
    },
    section("Contribute", "contribute"),
    { title: "Vote", url: "/vote/", isCurrent: view.kind === "vote" },
    section("Blog", "blog"),
  ];
}
