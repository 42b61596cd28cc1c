import type { ReactElement } from "react";
import { menuOf, type MenuEntry } from "../../site/navigation/menu.ts";
import { routes } from "../../site/navigation/routes.ts";
import type { RouteView, View, ViewOnDemand } from "../../site/navigation/view.ts";
import { DocPage } from "../doc-page/doc-page.tsx";
import { Metadata } from "../metadata/metadata.tsx";
import { NotFound } from "../not-found/not-found.tsx";
import { LazyView } from "./lazy-view.tsx";
import { usePage, useSettings, useSite } from "./site-context.ts";

interface MainProps {
  readonly view: View;
}

/** The content of each URL. `src/site/navigation/routes.ts` lists those without a content file. */
export function Main({ view }: MainProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Shown view={view} />
    </main>
  );
}

function Shown({ view }: MainProps): ReactElement {
  const { webpack } = useSettings();
  switch (view.kind) {
    case "page":
      return <DocPage key={view.url} page={view.page} section={view.section} />;
    case "printable":
      return <LazyView view={view} />;
    case "shell":
      return <Shell />;
    case "not-found":
      return <NotFound />;
    case "landing":
      return webpack ? <Route view={view} /> : <Start {...view} />;
    default:
      return <Route view={view} />;
  }
}

/** The home page of sites other than webpack's. */
const Start = ({ url, page }: Extract<View, { readonly kind: "landing" }>) =>
  page ? (
    <DocPage page={page} section={undefined} />
  ) : (
    <>
      <Metadata url={url} title="" />
      <StartPage />
    </>
  );

/** The home page of a site without an index page: its name, menu, and sections. */
function StartPage() {
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

interface RouteProps {
  readonly view: RouteView & ViewOnDemand;
}

function Route({ view }: RouteProps) {
  const { url, title, description, isHidden } = routes[view.kind];
  const article = usePage(view.page?.path ?? "");
  const own = article.status === "ready" ? article.value.frontmatter.description : undefined;
  return (
    <>
      <Metadata url={url} title={title} description={own ?? description} isHidden={isHidden} />
      <LazyView view={view} />
    </>
  );
}

/** The service worker's answer for unknown pages while offline. */
const Shell = () => (
  <>
    <Metadata title={routes.shell.title} isHidden />
    <div className="page-placeholder" aria-busy="true" />
  </>
);
