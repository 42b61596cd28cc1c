import type { ReactNode } from "react";
import type { PageProblem } from "../types.ts";

const reported: PageProblem[] = [];

/** Notes a problem of the page whose modules run; each page runs with modules of its own. */
export const reportProblem = (line: number, message: string) =>
  void reported.push({ line, message });

export const reportedProblems = (): readonly PageProblem[] => reported;

interface ChildrenOnlyProps {
  readonly children?: ReactNode;
}

/** Stands in for a component that does not exist, its parts (`<Tabs.Item>`) included. */
export const childrenOnly: (props: ChildrenOnlyProps) => ReactNode = new Proxy(
  // Called as a hook or a helper of another site it gives nothing.
  (props?: ChildrenOnlyProps) => props?.children,
  { get: (target, key) => (/^[A-Z]/.test(String(key)) ? childrenOnly : Reflect.get(target, key)) },
);
