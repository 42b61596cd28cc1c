import tree from "content:tree";
import { Byline } from "../components/doc-page/byline.tsx";
import { findDirectory, sortedPages } from "../site/content/content-tree.ts";

interface PagesProps {
  /** URL of a section: `/guides/`. */
  readonly under: string;
  /** Lists only the pages of one group. */
  readonly group?: string;
}

/** Lists the pages of a section with their descriptions, and posts with date and authors. */
export function Pages({ under, group }: PagesProps) {
  const directory = findDirectory(tree, under);
  if (directory === undefined)
    throw new Error(`<Pages under="${under}" />: no folder has this address.`);
  const pages = sortedPages(directory).filter(
    (page) => page.url !== under && (group === undefined || page.group === group),
  );
  return (
    <ul className="pages">
      {pages.map(({ path, url, title, description, contributors }) => (
        <li key={url}>
          <a href={url}>{title}</a>
          <Byline path={path} authors={contributors} />
          {description !== undefined && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
