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
 * Evaluates an expression of a page.
 *
 * @param evaluate the expression
 * @param line where it stands
 * @param source what a writer recognizes it by
 * @param isShown whether its value is seen, as that of `{…}` in a text
 * @returns its value; where that fails or cannot be shown, its source if it is seen
 */
export function attempt(
  evaluate: () => unknown,
  line: number,
  source: string,
  isShown: boolean,
): unknown {
  const name = source.length > 60 ? `${source.slice(0, 60)}…` : source;
  try {
    const value = evaluate();
    if (!isShown || isShowable(value)) return value;
    reportProblem({ line, message: `${name} is an object, which can't be shown. ${braces}` });
  } catch (error) {
    const advice = isShown && error instanceof ReferenceError ? ` ${braces}` : "";
    reportProblem({
      line,
      message: `${name} can't be evaluated: ${reasonOf(error).replace(/\.$/, "")}.${advice}`,
    });
  }
  return isShown ? source : undefined;
}

const braces = "To show the braces themselves, write \\{ and \\}.";

/** Whether React can render a value; objects of other kinds end the whole page. */
export const isShowable = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  isValidElement(value) ||
  (Array.isArray(value) && value.every(isShowable));

/** What an error says, with the names that the writer gave and not those that webpack made. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replaceAll(/\(0 , \w+\.(\w+)\)/g, "$1")
    .replaceAll(/\b\w+__WEBPACK_IMPORTED_MODULE_\d+__\.?/g, "");
}
