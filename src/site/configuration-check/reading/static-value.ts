import type { AnyNode } from "acorn";

/** From and to a character of the reader's text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** What a part of a configuration is, as far as that can be known without running it. */
export type StaticValue =
  Primitive | RegExpValue | FunctionValue | ObjectValue | ArrayValue | Unknown;

export interface Primitive extends Place {
  readonly kind: "primitive";
  readonly value: string | number | bigint | boolean | null | undefined;
}

export interface RegExpValue extends Place {
  readonly kind: "regexp";
}

export interface FunctionValue extends Place {
  readonly kind: "function";
  /** What it returns in each place that is reached. Missing for classes. */
  readonly call?: Call;
}

/** @param running the functions that call it, the last is the innermost */
export type Call = (
  values: readonly StaticValue[],
  running: readonly AnyNode[],
) => readonly StaticValue[];

export interface ObjectValue extends Place {
  readonly kind: "object";
  readonly properties: ReadonlyMap<string, Property>;
  /** Its spreads that can't be known: it may have other properties, too. */
  readonly rest: readonly Unknown[];
}

export interface Property {
  readonly key: Place;
  readonly value: StaticValue;
}

export interface ArrayValue extends Place {
  readonly kind: "array";
  readonly items: readonly StaticValue[];
  /** Its spreads that can't be known: it may have other items, too. */
  readonly rest: readonly Unknown[];
}

export interface Unknown extends Place {
  readonly kind: "unknown";
  /** What it is at least known to be: `object` stands for anything but a primitive value. */
  readonly type?: "string" | "number" | "boolean" | "object";
  /** A path that starts at the root of the disk. */
  readonly isAbsolute?: boolean;
  /** The name of a global or an import: `path.resolve`, `webpack.BannerPlugin`. */
  readonly origin?: string;
  /** Follows from something else that can't be known, such as a condition. */
  readonly isFollowing?: boolean;
  /** The plugin that it's an instance of. */
  readonly instance?: PluginInstance;
}

export interface PluginInstance {
  /** As webpack exports it: `optimize.SplitChunksPlugin`. */
  readonly name: string;
  readonly options?: StaticValue;
}

export const placeOf = ({ start, end }: Place): Place => ({ start, end });

export const primitive = (value: Primitive["value"], place: Place): Primitive => ({
  kind: "primitive",
  value,
  ...placeOf(place),
});

export const unknown = (place: Place, facts: Partial<Unknown> = {}): Unknown => ({
  ...facts,
  kind: "unknown",
  ...placeOf(place),
});

/** The same value, unless it's unknown: then it's where the reader sees it. */
export const seenAt = (value: StaticValue, place: Place): StaticValue =>
  value.kind === "unknown" ? { ...value, ...placeOf(place) } : value;

/** What a condition on it gives. */
export function truthOf(value: StaticValue): boolean | undefined {
  if (value.kind === "primitive") return Boolean(value.value);
  return value.kind === "unknown" && value.type !== "object" ? undefined : true;
}
