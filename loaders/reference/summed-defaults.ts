import { modes, type Case } from "./default-cases.ts";

/** What webpack sets if a configuration doesn't. */
export interface DefaultValue {
  /** As JavaScript. */
  readonly value: string;
  /** Where this is the value; missing if the mode, or the target, makes no difference. */
  readonly modes?: readonly string[];
  readonly targets?: readonly string[];
}

/** Joins cases with the same value: of all modes, or of all targets, if those make no difference. */
export function summed(cases: readonly Case[]): readonly DefaultValue[] {
  const values = distinct(cases, "value");
  if (values.length === 1)
    return values.flatMap((value) => (value === undefined ? [] : [{ value }]));
  const byMode = joined(cases, "mode");
  if (byMode !== undefined) return byMode.map(([value, names]) => ({ value, modes: names }));
  const byTarget = joined(cases, "target");
  if (byTarget !== undefined) return byTarget.map(([value, names]) => ({ value, targets: names }));
  const rows = modes.flatMap((mode) => {
    const own = cases.filter((one) => one.mode === mode);
    const byValue = joined(own, "target") ?? [];
    return byValue.map(([value, names]) => ({
      mode,
      value,
      targets: byValue.length > 1 ? names : undefined,
    }));
  });
  // Two modes often have the same.
  return [
    ...Map.groupBy(rows, ({ value, targets }) => JSON.stringify([value, targets])).values(),
  ].map((same) => {
    const [{ value = "", targets } = {}] = same;
    return { value, modes: same.map(({ mode }) => mode), targets };
  });
}

/** Value → modes or targets. Undefined if cases of the same mode or target have different values. */
function joined(cases: readonly Case[], key: "mode" | "target") {
  const valuesOf = (name: string) =>
    distinct(
      cases.filter((one) => one[key] === name),
      "value",
    );
  const names = distinct(cases, key);
  if (names.some((name) => valuesOf(name).length > 1)) return undefined;
  return distinct(cases, "value").map(
    (value) =>
      [value ?? "undefined", names.filter((name) => valuesOf(name).includes(value))] as const,
  );
}

const distinct = <Key extends keyof Case>(
  cases: readonly Case[],
  key: Key,
): readonly Case[Key][] => [...new Set(cases.map((one) => one[key]))];
