import type { Place } from "../reading/static-value.ts";

/** The keywords of JSON schemas that webpack's have. `test/unit` finds others. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: SchemaType | readonly SchemaType[];
  readonly enum?: readonly unknown[];
  readonly undefinedAsNull?: boolean;
  readonly instanceof?: string;
  readonly not?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly absolutePath?: boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

export type SchemaType = "array" | "boolean" | "null" | "number" | "object" | "string";

/** As ajv has them, from which schema-utils makes its messages. */
export interface SchemaError {
  readonly keyword: string;
  /** `/module/rules/0` */
  readonly instancePath: string;
  /** `#/definitions/Mode/enum` */
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The value of the keyword. */
  readonly schema: unknown;
  readonly parentSchema: Schema;
  readonly data?: unknown;
  readonly place: Place;
  /** Why no choice is right, for `anyOf` and `oneOf`. */
  readonly reasons?: readonly SchemaError[];
}

/** What a schema says of a value. */
export interface Verdict {
  /** What's wrong for sure, as ajv lists it: with what's wrong with each of several choices. */
  readonly errors: readonly SchemaError[];
  /** Those that the reader has to mend: of several choices, in the one that was probably meant. */
  readonly causes: readonly SchemaError[];
  /** Whether nothing else can be wrong. Without it, and without errors, the value may be right. */
  readonly isSure: boolean;
}
