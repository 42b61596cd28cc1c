import { isNumber, isRecord, isText, parseJson } from "./json.ts";

/** Whole, on its way, or left where the reader has stopped it. */
const statuses = ["whole", "saving", "stopped"] as const;

/** What is written into a saved copy about itself. */
export interface CopyRecord {
  readonly status: (typeof statuses)[number];
  /** When that was said, in ISO 8601. */
  readonly time: string;
  /** Of all its files, before compression. */
  readonly bytes: number;
  /** Of a whole copy: the newer build that there was no room for beside it. */
  readonly noRoomFor?: string;
}

/** Where it stands in the cache; nothing of the site has this address. */
export const recordUrl = "/saved-copy.json";

/** @returns nothing for a text that is no such record */
export function readRecord(text: string): CopyRecord | undefined {
  const value = parseJson(text);
  if (!isRecord(value)) return undefined;
  const { time, bytes, noRoomFor } = value;
  const status = statuses.find((one) => one === value.status);
  const isTime = isText(time) && !Number.isNaN(Date.parse(time));
  if (status === undefined || !isTime || !isNumber(bytes)) return undefined;
  return { status, time, bytes, ...(isText(noRoomFor) && { noRoomFor }) };
}
