import type { Facts } from "./facts.ts";

type Options = Facts["options"];

/** Options that are declared once, and contain themselves. */
const repeated: Readonly<Record<string, string>> = {
  "module.rules[].oneOf[]": "module.rules[]",
  "module.rules[].rules[]": "module.rules[]",
};

/**
 * Goes from an option to what's in it: to `module.rules[]` for an item, and to `entry.*` for a key that
 * the reader has named.
 *
 * @param path undefined for what isn't in an option
 */
export function step(
  path: string | undefined,
  name: string,
  isItem: boolean,
  options: Options,
): string | undefined {
  if (path === undefined) return undefined;
  if (isItem) return repeated[`${path}[]`] ?? `${path}[]`;
  const own = path === "" ? name : `${path}.${name}`;
  return own in options ? own : `${path}.*`;
}

/** What's known of an instance path: `/module/rules/0/test`. */
export function optionAt(instancePath: string, outer: string, options: Options) {
  const names = instancePath.split("/").slice(1).map(plain);
  const paths = names.reduce<readonly (string | undefined)[]>(
    (before, name) => [...before, step(before.at(-1), name, /^\d+$/.test(name), options)],
    [outer],
  );
  return {
    /** Where it leads: `module.rules[].test`. */
    inner: paths.at(-1),
    /** The innermost option on the way. */
    option: paths.findLast((path) => path !== undefined && path in options),
  };
}

const plain = (name: string) => name.replaceAll("~1", "/").replaceAll("~0", "~");
