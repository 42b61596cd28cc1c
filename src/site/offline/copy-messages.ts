import * as v from "valibot";

/** Messages about the saved copy between the site's tabs. */
const copyMessage = v.variant("kind", [
  v.object({ kind: v.literal("progress"), done: v.number(), total: v.number() }),
  /** Sent whether saving succeeded or not. */
  v.object({ kind: v.literal("ended") }),
  v.object({ kind: v.literal("stop") }),
]);

export type CopyMessage = v.InferOutput<typeof copyMessage>;

/** Ignores messages from other versions of the site. */
export function readMessage(value: unknown): CopyMessage | undefined {
  const { success, output } = v.safeParse(copyMessage, value);
  return success ? output : undefined;
}
