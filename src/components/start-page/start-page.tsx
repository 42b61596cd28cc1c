import { menuOf, type MenuEntry } from "../../site/menu.ts";
import { useSite } from "../app/site-context.ts";

/** Where a site starts that has no index page: its name, and what its menu and folders have. */
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
