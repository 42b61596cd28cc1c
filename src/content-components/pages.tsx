import tree from "content:tree";
import { findDirectory, sortedPages } from "../site/content-tree.ts";

interface PagesProps {
  /** Address of a section: `/guides/`. */
  readonly under: string;
}

/** The pages of a section with their descriptions, in the sidebar's order. */
export function Pages({ under }: PagesProps) {
  const directory = findDirectory(tree, under);
  if (directory === undefined)
    throw new Error(`<Pages under="${under}" />: no folder has this address.`);
  const pages = sortedPages(directory).filter(({ url }) => url !== under);
  return (
    <ul className="pages">
      {pages.map(({ url, title, description }) => (
        <li key={url}>
          <a href={url}>{title}</a>
          {description !== undefined && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
