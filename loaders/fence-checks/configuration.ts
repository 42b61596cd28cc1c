import { createRequire } from "node:module";
import type { Expression, Program } from "acorn";
import { checkTree } from "../../src/site/configuration-check/check-configuration.ts";
import type { Facts } from "../../src/site/configuration-check/facts.ts";
import { passedConfigurations } from "../names/configurations.ts";
import { Meanings } from "../names/meanings.ts";
import { parseConfiguration, type ParsedCode } from "../names/parse-program.ts";
import { Scopes } from "../names/scopes.ts";
import { checkFacts, checkSchemas } from "../reference/check-facts.ts";
import { once } from "../reference/once.ts";
import { lineAt, type Check, type FenceProblem } from "./check.ts";
import { syntaxProblems } from "./syntax-problems.ts";

const require = createRequire(import.meta.url);

/** The file of a configuration, or a part of it. What isn't known without running it isn't checked. */
export const checkConfigurationFile: Check = ({ text, language, side }) => {
  const parsed = parseConfiguration(text, language);
  if (parsed === undefined) return syntaxProblems(text, language);
  // It may be of an older webpack.
  if (side === "before") return [];
  const { program, shift } = parsed;
  return mistakes(parsed.text, program, shift).map(({ at, message }) => ({
    line: lineAt(text, at - shift),
    message,
  }));
};

/** What programs pass to webpack. */
export function passedProblems(text: string, { program }: ParsedCode): readonly FenceProblem[] {
  const scopes = new Scopes(program);
  const found = passedConfigurations(scopes, new Meanings(scopes, () => []));
  return found.flatMap((object) =>
    mistakes(text, object).map(({ at, message }) => ({ line: lineAt(text, at), message })),
  );
}

interface Mistake {
  /** Index of its first character. */
  readonly at: number;
  readonly message: string;
}

/**
 * Looks for what webpack rejects, and only then for what its writer may have meant, which takes longer.
 *
 * @param shift how many characters were put in front of the code to parse it
 */
function mistakes(text: string, tree: Program | Expression, shift = 0): readonly Mistake[] {
  const check = (facts: Facts) =>
    checkTree(text, tree, facts, accepts(), facts.version).problems.filter(
      ({ kind, start }) => kind === "invalid" && start >= shift,
    );
  if (check(schemas()).length === 0) return [];
  return check(facts()).map(({ start, message, suggestion }) => {
    const end = message.endsWith(".") ? "" : ".";
    const near = suggestion === undefined ? "" : ` Did you mean "${suggestion}"?`;
    return { at: start, message: `webpack rejects this: ${message}${end}${near}` };
  });
}

const schemas = once(checkSchemas);

const facts = once(checkFacts);

/** webpack's own check. */
const accepts = once((): ((configuration: unknown) => boolean) =>
  require("webpack/schemas/WebpackOptions.check.js"),
);
