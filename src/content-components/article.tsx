import GithubSlugger, { slug } from "github-slugger";
import { createContext, useContext, type ReactNode } from "react";
import type { Anchor } from "../types.ts";

/** What a page gathers while it is rendered; components add to it, in the order of the page. */
export interface Gathered {
  readonly anchors: Anchor[];
  readonly islands: string[];
  /** Of all headings. */
  readonly ids: Set<string>;
  /** Gives an id that no heading of the page has yet. */
  readonly uniqueId: (wanted: string | undefined, title: string) => string;
}

/** Of what stands around every article, in `src/components/`. */
const frameIds = [
  "root",
  "main",
  "sidebar",
  "announcer",
  "first-page",
  "search",
  "search-field",
  "search-results",
];

const ArticleContext = createContext<Gathered>(gather([]));

/** The page that is being rendered. */
export const useArticle = () => useContext(ArticleContext);

/** @param ownIds what writers named themselves; no title's slug takes it from them */
export function gather(ownIds: readonly string[]): Gathered {
  const slugger = new GithubSlugger();
  for (const id of [...frameIds, ...ownIds]) slugger.occurrences[id] = 0;
  const ids = new Set<string>();
  return {
    anchors: [],
    islands: [],
    ids,
    uniqueId(wanted, title) {
      // An id of the writer's own stays as it is, because the web links to it.
      const id =
        wanted !== undefined && !ids.has(wanted)
          ? wanted
          : slugger.slug(wanted ?? (slug(title) === "" ? "section" : title));
      ids.add(id);
      slugger.occurrences[id] ??= 0;
      return id;
    },
  };
}

interface ArticleProps {
  readonly gathered: Gathered;
  readonly children: ReactNode;
}

export function Article({ gathered, children }: ArticleProps) {
  return <ArticleContext value={gathered}>{children}</ArticleContext>;
}
