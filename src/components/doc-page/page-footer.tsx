import { printDocument } from "../../browser/article/printing.ts";
import { editUrl } from "../../site/content/site-settings.ts";
import { isExternal } from "../../site/navigation/url.ts";
import { neighborsOf } from "../../site/navigation/view.ts";
import { printablePage } from "../../site/printable/printable-pages.ts";
import { longDate } from "../../site/text/dates.ts";
import type { NavigationPage, NavigationSection, Page } from "../../types.ts";
import { useSettings } from "../app/site-context.ts";
import { Contributors } from "../contributors/contributors.tsx";
import { Icon } from "../icon/icon.tsx";

interface PageFooterProps {
  readonly page: NavigationPage;
  readonly section: NavigationSection | undefined;
  readonly loaded: Pick<Page, "frontmatter" | "updated">;
}

/** What follows an article: where to read on, and who wrote it. */
export const PageFooter = ({ page, section, loaded }: PageFooterProps) => (
  <footer className="page-footer">
    <FurtherReading {...loaded.frontmatter} />
    <PageTools page={page} section={section} loaded={loaded} />
    <NeighborLinks page={page} section={section} />
    <Contributors names={loaded.frontmatter.contributors ?? []} />
  </footer>
);

function FurtherReading({ related = [] }: Page["frontmatter"]) {
  if (related.length === 0) return null;
  return (
    <section className="further-reading">
      <h2>Further Reading</h2>
      <ul>
        {related.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel={isExternal(url) ? "noopener" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to edit, report, and print a page. Loader pages link to their own repository. */
function PageTools({ page: { path }, section, loaded }: PageFooterProps) {
  const settings = useSettings();
  const { source, edit = editUrl(settings, path), repo = settings.repository } = loaded.frontmatter;
  const printable = printablePage(section)?.page.url;
  return (
    <div className="page-tools">
      {edit !== undefined && (
        <a href={edit} rel="noopener">
          <Icon name="edit" />
          Edit Document
        </a>
      )}
      {repo !== undefined && (
        <a href={repo} rel="noopener">
          <Icon name="repository" />
          Jump to Repository
        </a>
      )}
      {source !== undefined && (
        <a href={source} rel="noopener">
          <Icon name="external" />
          View Source
        </a>
      )}
      <button type="button" className="needs-script" onClick={printDocument}>
        <Icon name="print" />
        Print Document
      </button>
      {printable !== undefined && (
        <a href={`${printable}?print`}>
          <Icon name="print" />
          Print Section
        </a>
      )}
      {loaded.updated !== undefined && (
        <p>
          Last updated <time dateTime={loaded.updated}>{longDate(loaded.updated)}</time>
        </p>
      )}
    </div>
  );
}

/** The pages before and after this one in the sidebar. */
function NeighborLinks({ page, section }: Omit<PageFooterProps, "loaded">) {
  const { previous, next } = neighborsOf(page, section);
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="neighbors" aria-label="Previous and next page">
      {previous !== undefined && (
        <a href={previous.url} rel="prev">
          <span>
            <Icon name="previous" /> Previous<span className="visually-hidden">: </span>
          </span>
          {previous.title}
        </a>
      )}
      {next !== undefined && (
        <a href={next.url} rel="next">
          <span>
            Next <Icon name="next" />
            <span className="visually-hidden">: </span>
          </span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
