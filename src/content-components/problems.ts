import type { ReactNode } from "react";
import type { PageProblem } from "../types.ts";

const reported: PageProblem[] = [];

/** Notes a problem of the page whose modules run; each page runs with modules of its own. */
export const reportProblem = (problem: PageProblem) => void reported.push(problem);

export const reportedProblems = (): readonly PageProblem[] => reported;

interface ChildrenOnlyProps {
  readonly children?: ReactNode;
}

/** Stands in for a component that does not exist, its parts (`<Tabs.Item>`) included. */
export const childrenOnly: (props: ChildrenOnlyProps) => ReactNode = new Proxy(
  ({ children }: ChildrenOnlyProps) => children,
  { get: (target, key) => (/^[A-Z]/.test(String(key)) ? childrenOnly : Reflect.get(target, key)) },
);
