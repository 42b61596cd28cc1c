import {
  unknown,
  type ArrayValue,
  type ObjectValue,
  type Place,
  type Property,
  type StaticValue,
  type Unknown,
} from "./static-value.ts";

/** What `{ ...one, ...other }` gives. */
export function spread(one: ObjectValue, other: StaticValue): ObjectValue {
  if (other.kind === "object") {
    const { properties } = other.rest.length > 0 ? overridden(one) : one;
    const rest = [...one.rest, ...other.rest];
    return { ...one, properties: new Map([...properties, ...other.properties]), rest };
  }
  // Of anything else that's known, nothing is left but the characters of a string.
  if (other.kind !== "unknown") return one;
  return { ...overridden(one), rest: [...one.rest, other] };
}

/** It still has its properties, but with other values. */
const overridden = (object: ObjectValue): ObjectValue => ({
  ...object,
  properties: mapped(object.properties, (value) => unknown(value, { isFollowing: true })),
});

/** What webpack-merge makes of configurations: objects are merged, and arrays are joined. */
export const merged = (values: readonly StaticValue[], place: Place): StaticValue =>
  values.reduce((one, other) => mergedWith(one, other), emptyObject(place));

export const emptyObject = ({ start, end }: Place): ObjectValue => ({
  kind: "object",
  properties: new Map(),
  rest: [],
  start,
  end,
});

function mergedWith(one: StaticValue, other: StaticValue): StaticValue {
  if (other.kind === "unknown")
    return one.kind === "object" ? { ...overridden(one), rest: [...one.rest, other] } : other;
  if (one.kind === "unknown") return opened(other, one);
  if (one.kind === "array" && other.kind === "array")
    return { ...other, items: [...one.items, ...other.items], rest: [...one.rest, ...other.rest] };
  if (one.kind !== "object" || other.kind !== "object") return other;
  const before = other.rest.length > 0 ? overridden(one) : one;
  const [hidden] = one.rest;
  const properties = [...other.properties].map(
    ([name, { key, value }]): readonly [string, Property] => {
      const own = before.properties.get(name)?.value;
      if (own !== undefined) return [name, { key, value: mergedWith(own, value) }];
      return [name, { key, value: hidden === undefined ? value : opened(value, hidden) }];
    },
  );
  return {
    ...other,
    properties: new Map([...before.properties, ...properties]),
    rest: [...one.rest, ...other.rest],
  };
}

/** A value that has been merged with something unknown: it may have more in it. */
function opened(value: StaticValue, { start, end }: Unknown): StaticValue {
  const more = unknown({ start, end }, { isFollowing: true });
  if (value.kind === "array") return { ...value, rest: [...value.rest, more] };
  if (value.kind !== "object") return value;
  const properties = mapped(value.properties, (one) => opened(one, more));
  return { ...value, properties, rest: [...value.rest, more] };
}

const mapped = (
  properties: ObjectValue["properties"],
  change: (value: StaticValue) => StaticValue,
): ObjectValue["properties"] =>
  new Map([...properties].map(([name, { key, value }]) => [name, { key, value: change(value) }]));

/** The items of several arrays, and of values among them: `[].concat(a, [b])`. */
export function joined(values: readonly StaticValue[], place: Place): ArrayValue {
  const arrays = values.map((value): Pick<ArrayValue, "items" | "rest"> =>
    value.kind === "array"
      ? value
      : value.kind === "unknown"
        ? { items: [], rest: [value] }
        : { items: [value], rest: [] },
  );
  return {
    kind: "array",
    items: arrays.flatMap(({ items }) => items),
    rest: arrays.flatMap(({ rest }) => rest),
    start: place.start,
    end: place.end,
  };
}
