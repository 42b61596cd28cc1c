import { isValidElement, type ReactNode } from "react";
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
  // Called as a hook or a helper of the other site it gives nothing.
  (props?: ChildrenOnlyProps) => props?.children,
  { get: (target, key) => (/^[A-Z]/.test(String(key)) ? childrenOnly : Reflect.get(target, key)) },
);

/**
 * Evaluates an expression of a page written for another site.
 *
 * @param evaluate the expression
 * @param line where it stands
 * @param source its text, where it would be seen; missing for an attribute's value
 * @returns its value, or where it has none that can be used, its text
 */
export function attempt(evaluate: () => unknown, line: number, source?: string): unknown {
  try {
    const value = evaluate();
    if (source === undefined || isShowable(value)) return value;
    throw new Error("an object cannot be shown");
  } catch (error) {
    const reason = reasonOf(error);
    const message =
      source === undefined
        ? `an attribute's value does not work here and is left out: ${reason}`
        : `${source} does not work here and is shown as text: ${reason}`;
    reportProblem({ line, message });
    return source;
  }
}

/** Whether React can render a value; objects of other kinds end the whole page. */
export const isShowable = (value: unknown): boolean =>
  typeof value !== "object" || value === null || isValidElement(value) || Array.isArray(value);

/** What an error says, with the names that the writer gave and not those that webpack made. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replaceAll(/\(0 , \w+\.(\w+)\)/g, "$1")
    .replaceAll(/\b\w+__WEBPACK_IMPORTED_MODULE_\d+__\.?/g, "");
}
