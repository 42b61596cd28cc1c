import GithubSlugger, { slug } from "github-slugger";
import { createContext, useContext, type ReactNode } from "react";
import { frameIds } from "../site/content/frame-ids.ts";
import type { Anchor } from "../types.ts";

/** What a page collects while it is rendered. */
export interface Gathered {
  readonly anchors: Anchor[];
  readonly islands: string[];
  /** Ids of all headings. */
  readonly ids: Set<string>;
  /** Returns an id that is not used on the page yet. */
  readonly uniqueId: (wanted: string | undefined, title: string) => string;
}

const ArticleContext = createContext<Gathered>(gather([]));

export const useArticle = () => useContext(ArticleContext);

/** @param ownIds set by authors; slugs of titles avoid them */
export function gather(ownIds: readonly string[]): Gathered {
  const slugger = new GithubSlugger();
  for (const id of [...frameIds, ...ownIds]) slugger.occurrences[id] = 0;
  const ids = new Set<string>();
  return {
    anchors: [],
    islands: [],
    ids,
    uniqueId(wanted, title) {
      // Ids set by authors never change, because other sites link to them.
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
