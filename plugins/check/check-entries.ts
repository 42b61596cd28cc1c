import type { PageFacts, Problem } from "../../src/types.ts";

/**
 * Reports what is documented twice, such as an option: readers would find one place or the other.
 *
 * @param facts path of a page → its facts
 */
export function checkEntries(facts: ReadonlyMap<string, PageFacts>): readonly Problem[] {
  const all = [...facts].flatMap(([path, { entries = [] }]) =>
    entries.map((entry) => ({ ...entry, path })),
  );
  const byName = Map.groupBy(all, ({ name }) => name);
  return [...byName.values()].flatMap(([first, ...others]) =>
    others.map(({ path, line, name }) => ({
      path,
      line,
      message: `the ${name} has an entry in ${first?.path}:${first?.line} already. Link to it instead.`,
    })),
  );
}
