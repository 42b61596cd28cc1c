import type { ReactNode } from "react";
import type { PageProblem } from "../types.ts";

const reported: PageProblem[] = [];

/** Notes a problem of the page. Each page runs with its own copy of this module. */
export const reportProblem = (line: number, message: string) =>
  void reported.push({ line, message });

export const reportedProblems = (): readonly PageProblem[] => reported;

interface ChildrenOnlyProps {
  readonly children?: ReactNode;
}

/** Replaces a component that doesn't exist, and its parts (`<Tabs.Item>`). */
export const childrenOnly: (props: ChildrenOnlyProps) => ReactNode = new Proxy(
  // Called as a hook or another function, it returns nothing.
  (props?: ChildrenOnlyProps) => props?.children,
  { get: (target, key) => (/^[A-Z]/.test(String(key)) ? childrenOnly : Reflect.get(target, key)) },
);
