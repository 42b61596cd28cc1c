import type { ReactNode } from "react";
import type { Problem } from "../types.ts";

const reported: Omit<Problem, "path">[] = [];

/** Notes a problem of the page whose modules run; each page runs with modules of its own. */
export const reportProblem = (problem: Omit<Problem, "path">) => void reported.push(problem);

export const reportedProblems = (): readonly Omit<Problem, "path">[] => reported;

interface ChildrenOnlyProps {
  readonly children?: ReactNode;
}

/** Stands in for a component that does not exist, its parts (`<Tabs.Item>`) included. */
export const childrenOnly: (props: ChildrenOnlyProps) => ReactNode = new Proxy(
  ({ children }: ChildrenOnlyProps) => children,
  { get: (target, key) => (/^[A-Z]/.test(String(key)) ? childrenOnly : Reflect.get(target, key)) },
);
