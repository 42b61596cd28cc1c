import type { AnyNode, ObjectExpression } from "acorn";
import type { CodeLink } from "../../src/site/code/code-marks.ts";
import { optionUrl } from "../reference/option-url.ts";
import type { Scopes } from "./scopes.ts";
import { valuesOf } from "./values.ts";

export interface OptionPath {
  readonly path: string;
  /** Of several, the path that its entry is named after. */
  readonly entry: string;
  /** Or the place of something that has a name of the writer's. */
  readonly isOption: boolean;
}

/**
 * Finds the names of options in an object.
 *
 * @param outer the path of the object: `output`, `BannerPlugin`, or empty for a configuration
 * @param pathOf gives the path that an option is known by: `module.rules[].test` for itself, and
 *   `entry.*` for `entry.shop`, which isn't an option
 */
export function optionLinks(
  object: ObjectExpression,
  outer: string,
  scopes: Scopes,
  pathOf: (path: string) => OptionPath | undefined,
): readonly CodeLink[] {
  /** An object may contain itself. */
  const seen = new Set<ObjectExpression>();
  return linksIn(object, outer);

  function linksIn(own: ObjectExpression, place: string): readonly CodeLink[] {
    if (seen.has(own)) return [];
    seen.add(own);
    return own.properties.flatMap((property) => {
      // `...common` has options of the same place.
      if (property.type === "SpreadElement") return inner(property, place);
      if (property.computed) return [];
      const { key, value } = property;
      const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? key.value : "";
      const option = pathOf(place === "" ? String(name) : `${place}.${String(name)}`);
      if (option === undefined) return [];
      const { start, end } = key;
      const link = option.isOption ? [{ start, end, url: optionUrl(option.entry) }] : [];
      return [...link, ...inner(value, option.path)];
    });
  }

  function inner(node: AnyNode, place: string): readonly CodeLink[] {
    return valuesOf(node, scopes).flatMap((value) =>
      value.type === "ObjectExpression"
        ? linksIn(value, place)
        : value.elements.flatMap((one) => (one ? inner(one, listPlace(one, place)) : [])),
    );
  }
}

/** Items of a list within the list are its own. */
const listPlace = ({ type }: AnyNode, place: string): string =>
  type === "SpreadElement" ? place : `${place}[]`;
