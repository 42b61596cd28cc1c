import { type ReactNode } from "react";
interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The writer's own id; without it the title's slug. */
  readonly id?: string;
  readonly children?: ReactNode;
}
/** A heading that can be linked to; levels 2 and 3 stand in the page's table of contents. */
export declare function Heading({ level, id, children }: HeadingProps): import("react").JSX.Element;
export {};
