import { menuOf, type MenuEntry } from "../../site/navigation/menu.ts";
import { useSite } from "../app/site-context.ts";

/** The home page of a site without an index page: its name, menu, and sections. */
export function StartPage() {
  const { navigation, settings } = useSite();
  const entries = menuOf(settings.menu, navigation).flatMap(
    (entry): readonly Pick<MenuEntry, "title" | "url">[] =>
      entry.sections.length > 0 ? entry.sections : [entry],
  );
  return (
    <div className="notice-page">
      <h1>{settings.name}</h1>
      {settings.description !== undefined && <p>{settings.description}</p>}
      <ul>
        {[...entries, ...navigation.singles].map(({ url, title }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
