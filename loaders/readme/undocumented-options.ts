import type { Root } from "hast";
import { toString } from "mdast-util-to-string";
import * as v from "valibot";
import { visit } from "../markdown/visit.ts";

/**
 * Returns the options that a README doesn't name in code or in a heading.
 *
 * @param schemas texts of JSON schemas
 */
export function undocumented(readme: Root, schemas: readonly string[]): readonly string[] {
  const named = new Set<string>();
  visit(readme, "element", (node) => {
    if (!/^(?:code|h[1-6])$/.test(node.tagName)) return;
    for (const word of toString(node).match(/[\w$]+/g) ?? []) named.add(word);
  });
  const options = new Set(schemas.flatMap((schema) => optionsIn(JSON.parse(schema))));
  return [...options].filter((option) => !named.has(option)).toSorted();
}

/** At the first level: READMEs name those below it in many ways. */
function optionsIn(value: unknown): readonly string[] {
  const { success, output } = v.safeParse(schema, value);
  if (!success) return [];
  const { properties = {}, anyOf = [], oneOf = [] } = output;
  return [...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(optionsIn)];
}

const schema = v.object({
  properties: v.optional(v.record(v.string(), v.unknown())),
  anyOf: v.optional(v.array(v.unknown())),
  oneOf: v.optional(v.array(v.unknown())),
});
