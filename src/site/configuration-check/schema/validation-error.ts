import imported from "schema-utils/dist/ValidationError.js";
import { nested } from "./nested-errors.ts";
import type { Schema, SchemaError } from "./schema.ts";

// Node gives the module, and webpack its default.
const ValidationError = "default" in imported ? imported.default : imported;

/**
 * Writes webpack's messages, which are schema-utils'. Its other parts would bring ajv along.
 *
 * @param name what the value is called: `configuration`
 */
export function messageOf(error: SchemaError, schema: Schema, name: string): string {
  const writer = new ValidationError([], schema, { baseDataPath: name });
  return nested([...(error.reasons ?? []), error])
    .map((one) => writer.formatValidationError(one))
    .join("\n");
}
