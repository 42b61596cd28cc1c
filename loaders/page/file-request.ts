import path from "node:path";
import { packagesFile } from "../readme/package-list.ts";

/** webpack would read a plain `#` as the start of a fragment. */
export const fileRequest = (file: string): string => file.replaceAll("#", "\0#");

/** Marks content that is shown on every page and isn't a page itself. */
export const fragmentQuery = "?fragment";

/** @param page the path that its file would have, below the content folder */
export const packagePageRequest = (root: string, page: string): string =>
  `${fileRequest(path.join(root, packagesFile))}${packageQuery}${encodeURIComponent(page)}`;

const packageQuery = "?page=";

interface Requested {
  readonly resourcePath: string;
  readonly resourceQuery: string;
}

/** The page that a module is made of, absolute. A package's page has no file. */
export const pageFile = ({ resourcePath, resourceQuery }: Requested): string =>
  resourceQuery.startsWith(packageQuery)
    ? path.join(
        path.dirname(resourcePath),
        decodeURIComponent(resourceQuery.slice(packageQuery.length)),
      )
    : resourcePath;

/** Requests the article of a page, which is the same in all places that show it. */
export const articleRequest = ({ resourcePath, resourceQuery }: Requested): string =>
  fileRequest(resourcePath) + (resourceQuery.startsWith(packageQuery) ? resourceQuery : "");
