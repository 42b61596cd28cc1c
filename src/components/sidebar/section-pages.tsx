import { groupsOf } from "../../site/view.ts";
import type { NavigationPage, NavigationSection } from "../../types.ts";
import { usePage } from "../app/site-context.ts";
import { AnchorTree } from "./anchor-tree.tsx";

interface SectionPagesProps {
  readonly section: NavigationSection;
  /** Of the page on the screen. */
  readonly url: string | undefined;
}

/** The pages of a section, group by group. */
export function SectionPages({ section, url }: SectionPagesProps) {
  return (
    <nav className="section-pages" aria-label={`Pages of ${section.title}`}>
      {groupsOf(section).map(({ name, pages }) => (
        <div key={name ?? ""} className="page-group">
          {name !== undefined && <p className="group-name">{name}</p>}
          <ul>
            {pages.map((page) => (
              <li key={page.url}>
                {page.url === url ? <CurrentPage {...page} /> : <PageLink {...page} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const PageLink = ({ url, title }: NavigationPage) => <a href={url}>{title}</a>;

/** With the headings of the page below it; they came with its text. */
function CurrentPage({ path, url, title }: NavigationPage) {
  const state = usePage(path);
  const anchors = state.status === "ready" ? state.value.anchors : [];
  return (
    <>
      <a href={url} aria-current="page">
        {title}
      </a>
      {anchors.length > 0 && (
        <details className="page-anchors" open>
          <summary>On this page</summary>
          <AnchorTree anchors={anchors} />
        </details>
      )}
    </>
  );
}
