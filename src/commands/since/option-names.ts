import type { Release } from "../../../loaders/reference/history.ts";
import type { OptionFacts } from "../../../loaders/reference/options.ts";

/** Returns what a history has of options, in all places where they can be set. */
export function optionNames(
  options: readonly OptionFacts[],
): Pick<Release, "names" | "deprecated"> {
  const namesOf = (some: readonly OptionFacts[]) =>
    new Set(some.flatMap(({ paths }) => paths.map((path) => `option ${path}`)));
  return {
    names: namesOf(options),
    deprecated: namesOf(options.filter(({ isDeprecated }) => isDeprecated)),
  };
}
