// `loaders/markdown/guard-*.ts` add calls of these to a page: an expression or import that fails is
// reported with its line, and the others still run.
import { isValidElement } from "react";
import { childrenOnly, reportProblem } from "./problems.ts";
import { reasonOf } from "./reason-of.ts";

const pending: Promise<unknown>[] = [];

/** Waits for all promises of expressions, so that none fails unnoticed. */
export const settled = (): Promise<unknown> => Promise.all(pending);

/**
 * Evaluates an expression, or reports it with its line.
 *
 * @param isShown whether its value is part of the text
 * @returns its value; if it fails or cannot be shown, its source where it is part of the text
 */
export function attempt(
  evaluate: () => unknown,
  line: number,
  source: string,
  isShown: boolean,
): unknown {
  const name = source.length > 60 ? `${source.slice(0, 60)}…` : source;
  const fail = (error: unknown) => {
    const advice = isShown && error instanceof ReferenceError ? ` ${braces}` : "";
    const reason = reasonOf(error).replace(/\.$/, "");
    reportProblem(line, `${name} can't be evaluated: ${reason}.${advice}`);
  };
  try {
    const value = evaluate();
    if (value instanceof Promise) pending.push(value.catch(fail));
    if (!isShown || isShowable(value)) return value;
    reportProblem(line, `${name} is an object, which can't be shown. ${braces}`);
  } catch (error) {
    fail(error);
  }
  return isShown ? source : undefined;
}

const braces = "To show the braces themselves, write \\{ and \\}.";

/** Whether React can render a value; other objects would break the whole page. */
export const isShowable = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  isValidElement(value) ||
  (Array.isArray(value) && value.every(isShowable));

/**
 * Imports a module into a page. Missing exports become components that show their children.
 *
 * @param names `*` stands for all of them
 * @param missing the message if there is no such module
 * @returns the exports in the order of their names
 */
export function attemptImport(
  load: () => unknown,
  line: number,
  request: string,
  names: readonly string[],
  missing: string,
): readonly unknown[] {
  try {
    const exported = namespaceOf(load());
    const mistake = mistakeIn(exported);
    if (mistake !== undefined) reportProblem(line, `in ${request}: ${mistake}`);
    return names.map((name) => {
      if (name === "*") return exported;
      if (name in exported) return exported[name];
      const list = Object.keys(exported).join(", ");
      reportProblem(line, `"${request}" does not export "${name}". It exports ${list}.`);
      return childrenOnly;
    });
  } catch (error) {
    const reason = reasonOf(error);
    const isMissing = reason === `Cannot find module '${request}'`;
    reportProblem(
      line,
      isMissing ? `import "${request}": ${missing}` : `import "${request}" fails: ${reason}`,
    );
    return names.map(() => childrenOnly);
  }
}

/** Like `import * as`. A file that isn't an ES module becomes its `default`. */
function namespaceOf(module: unknown): Exports {
  if (module instanceof Promise) throw new Error("it has to be waited for, but a page can't wait");
  if (typeof module !== "object" || module === null) return { default: module };
  return isEsModule(module) ? module : { ...module, default: module };
}

type Exports = Readonly<Record<string, unknown>>;

const isEsModule = (module: object): module is Exports => "__esModule" in module;

/** The mistake that left an imported page empty, if there is one. */
function mistakeIn({ _facts: facts }: Exports): string | undefined {
  const found: unknown = typeof facts === "function" ? facts() : undefined;
  const isEmpty = typeof found === "object" && found !== null && "unreadable" in found;
  return isEmpty ? String(found.unreadable) : undefined;
}
