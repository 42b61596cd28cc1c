import { printDocument } from "../../browser/printing.ts";
import { editUrl, repository } from "../../site/links.ts";
import { printablePage } from "../../site/printable.ts";
import { longDate } from "../../site/dates.ts";
import type { NavigationSection, Page } from "../../types.ts";
import { Icon } from "../icon/icon.tsx";

interface PageToolsProps {
  readonly path: string;
  readonly page: Pick<Page, "frontmatter" | "updated">;
  readonly section: NavigationSection | undefined;
}

/** What a reader can do with a page. Loader pages name the repository and source of their own. */
export function PageTools({ path, page, section }: PageToolsProps) {
  const { edit, repo, source } = page.frontmatter;
  const printable = printablePage(section)?.page.url;
  return (
    <div className="page-tools">
      <a href={edit ?? editUrl(path)} rel="noopener">
        <Icon name="edit" />
        Edit Document
      </a>
      <a href={repo ?? repository} rel="noopener">
        <Icon name="repository" />
        Jump to Repository
      </a>
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
