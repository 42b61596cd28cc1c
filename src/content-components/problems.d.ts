import type { ReactNode } from "react";
import type { Problem } from "../types.ts";
/** Notes a problem of the page whose modules run; each page runs with modules of its own. */
export declare const reportProblem: (problem: Omit<Problem, "path">) => undefined;
export declare const reportedProblems: () => readonly Omit<Problem, "path">[];
interface ChildrenOnlyProps {
  readonly children?: ReactNode;
}
/** Stands in for a component that does not exist, its parts (`<Tabs.Item>`) included. */
export declare const childrenOnly: (props: ChildrenOnlyProps) => ReactNode;
export {};
