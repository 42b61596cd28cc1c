import * as v from "valibot";

/** What the tabs of the site tell each other about the saved copy. */
const copyMessage = v.variant("kind", [
  v.object({ kind: v.literal("progress"), done: v.number(), total: v.number() }),
  /** A tab has ended, in whatever way. */
  v.object({ kind: v.literal("ended") }),
  v.object({ kind: v.literal("stop") }),
]);

export type CopyMessage = v.InferOutput<typeof copyMessage>;

/** @returns nothing for what tabs of another version of the site may say */
export function readMessage(value: unknown): CopyMessage | undefined {
  const { success, output } = v.safeParse(copyMessage, value);
  return success ? output : undefined;
}
