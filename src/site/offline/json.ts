/** Reads what caches and other tabs say; what a library for that weighs, the service worker would, too. */

/** @returns nothing for a text that is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isText = (value: unknown): value is string => typeof value === "string";

export const isNumber = (value: unknown): value is number => typeof value === "number";

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isRecordOf = <Value>(
  value: unknown,
  isValue: (value: unknown) => value is Value,
): value is Readonly<Record<string, Value>> =>
  isRecord(value) && Object.values(value).every(isValue);
