import { parseConfiguration, parseProgram } from "../names/parse-program.ts";
import type { Check } from "./check.ts";
import { passedProblems } from "./configuration.ts";
import { syntaxProblems } from "./syntax-problems.ts";

/** A program, or a part of one that can be told from what it has. */
export const checkProgram: Check = ({ text, language, side }) => {
  // A diff may start and end within something.
  const parsed = (side === undefined ? parseProgram : parseConfiguration)(text, language);
  if (parsed === undefined) return syntaxProblems(text, language);
  return side !== "before" && text.includes("webpack(") ? passedProblems(text, parsed) : [];
};
