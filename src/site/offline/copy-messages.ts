import { isNumber, isRecord } from "./json.ts";

/** What the tabs of the site tell each other about the saved copy. */
export type CopyMessage =
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  /** A tab has ended, in whatever way. */
  | { readonly kind: "ended" }
  | { readonly kind: "stop" };

/** Name of the channel on which they do. */
export const copyChannel = "saved-copy";

/** @returns nothing for what tabs of another version of the site may say */
export function readMessage(value: unknown): CopyMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, done, total } = value;
  if (kind === "ended" || kind === "stop") return { kind };
  return kind === "progress" && isNumber(done) && isNumber(total)
    ? { kind, done, total }
    : undefined;
}
