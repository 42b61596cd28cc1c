import type { Compilation, LoaderContext } from "webpack";

// What modules depend on, beside files: webpack builds a module again if the value is another one.

/** @param key unique among all that depend on values */
export function setValue({ valueCacheVersions }: Compilation, key: string, value: string): void {
  valueCacheVersions.set(key, value);
}

/** @returns the value, if there is one */
export function dependOnValue(
  { _compilation, _module }: LoaderContext<object>,
  key: string,
): string | undefined {
  const value = _compilation?.valueCacheVersions.get(key);
  if (typeof value !== "string") return undefined;
  if (_module?.buildInfo) (_module.buildInfo.valueDependencies ??= new Map()).set(key, value);
  return value;
}
