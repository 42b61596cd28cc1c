import type { CheckResult } from "./check-configuration.ts";
import type { ProblemKind } from "./problem.ts";

/** What a check found, in a sentence or two. */
export function resultText(result: CheckResult): string {
  const { problems, configurations, options, webpack, language } = result;
  if (problems.length > 0) return `${count(problems.length, "problem")} found.`;
  if (configurations === 0)
    return "Nothing was checked: what this file exports can’t be known without running it.";
  return `No problems found. ${count(options, "option")} checked against webpack ${webpack}, read as ${language}.`;
}

export const unknownText = (number: number): string =>
  `${count(number, "value")} can’t be known without running the file`;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

export const kindText: Readonly<Record<ProblemKind, string>> = {
  syntax: "Syntax",
  missing: "Export",
  invalid: "Invalid",
  deprecated: "Deprecated",
  newer: "Too new",
};
