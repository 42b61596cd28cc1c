import type { SchemaError } from "./schema.ts";

export interface NestedError extends SchemaError {
  /** All errors in it that it follows from, flat. */
  readonly children?: readonly NestedError[];
}

/** Puts each error into the later one that it's a reason for, as schema-utils does before it writes. */
export const nested = (errors: readonly SchemaError[]): readonly NestedError[] =>
  errors.reduce<readonly NestedError[]>((before, error) => {
    const isInside = ({ instancePath }: SchemaError) =>
      `${instancePath}/`.startsWith(`${error.instancePath}/`);
    const children = before
      .filter(isInside)
      .flatMap(({ children: own = [], ...one }) => [...own, one]);
    const others = before.filter((one) => !isInside(one));
    return [...others, children.length === 0 ? error : { ...error, children }];
  }, []);
