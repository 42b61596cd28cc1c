import { type ReactNode } from "react";
import type { Anchor } from "../types.ts";
/** What a page gathers while it is rendered; components add to it, in the order of the page. */
export interface Gathered {
  readonly anchors: Anchor[];
  readonly islands: string[];
  /** Gives an id that no heading of the page has yet. */
  readonly uniqueId: (wanted: string | undefined, title: string) => string;
}
/** The page that is being rendered. */
export declare const useArticle: () => Gathered;
export declare function gather(): Gathered;
interface ArticleProps {
  readonly gathered: Gathered;
  readonly children: ReactNode;
}
export declare function Article({ gathered, children }: ArticleProps): import("react").JSX.Element;
export {};
