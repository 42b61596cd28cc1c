import { printDocument } from "../../browser/article/printing.ts";
import { editUrl } from "../../site/content/site-settings.ts";
import { printablePage } from "../../site/printable/printable-pages.ts";
import { longDate } from "../../site/text/dates.ts";
import type { NavigationSection, Page } from "../../types.ts";
import { useSettings } from "../app/site-context.ts";
import { Icon } from "../icon/icon.tsx";

interface PageToolsProps {
  readonly path: string;
  readonly page: Pick<Page, "frontmatter" | "updated">;
  readonly section: NavigationSection | undefined;
}

/** Links to edit, report, and print a page. Loader pages link to their own repository. */
export function PageTools({ path, page, section }: PageToolsProps) {
  const settings = useSettings();
  const { source, edit = editUrl(settings, path), repo = settings.repository } = page.frontmatter;
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
      {page.updated !== undefined && (
        <p>
          Last updated <time dateTime={page.updated}>{longDate(page.updated)}</time>
        </p>
      )}
    </div>
  );
}
