import * as v from "valibot";
import { freeRoom, skipWaiting, whichReadable } from "../site/offline/worker-messages.ts";

const path = v.pipe(v.string(), v.regex(/^\/(?!\/)/));

const message = v.variant("type", [
  v.object({ type: v.literal(skipWaiting.type) }),
  v.object({ type: v.literal(whichReadable.type) }),
  v.object({ type: v.literal(freeRoom.type) }),
  v.object({ type: v.literal("SHOWN"), page: path, files: v.array(path) }),
]);

export function readMessage(value: unknown): v.InferOutput<typeof message> | undefined {
  const { success, output } = v.safeParse(message, value);
  return success ? output : undefined;
}
