import GithubSlugger from "github-slugger";
import { createContext, useContext, type ReactNode } from "react";
import type { Anchor } from "../types.ts";

/** What a page gathers while it is rendered; components add to it, in the order of the page. */
export interface Gathered {
  readonly anchors: Anchor[];
  readonly islands: string[];
  /** Gives an id that no heading of the page has yet. */
  readonly uniqueId: (wanted: string | undefined, title: string) => string;
}

const ArticleContext = createContext<Gathered>(gather());

/** The page that is being rendered. */
export const useArticle = () => useContext(ArticleContext);

export function gather(): Gathered {
  const slugger = new GithubSlugger();
  return {
    anchors: [],
    islands: [],
    uniqueId(wanted, title) {
      // An id of the writer's own stays as it is, because the web links to it.
      if (wanted !== undefined && !Object.hasOwn(slugger.occurrences, wanted)) {
        slugger.occurrences[wanted] = 0;
        return wanted;
      }
      return slugger.slug(wanted ?? title) || slugger.slug("section");
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
