import * as v from "valibot";
import { fields } from "../../loaders/page/check-shape.ts";
import { readHead } from "../../loaders/page/head.ts";
import type { Problem } from "../../src/types.ts";

/** The bar above every page. It is not a page itself. */
export const notificationFile = "notification.mdx";

const whole = "a whole number that goes up when readers are to see the bar again";
const schema = fields({
  version: v.pipe(v.number(whole), v.safeInteger(whole), v.minValue(1, whole)),
});

/** The version is missing if it isn't valid. */
export function readNotification(text: string | undefined) {
  if (text === undefined) return undefined;
  const { value, problems } = readHead(text, schema, "version: 1");
  return {
    version: value?.version,
    problems: problems.map((problem): Problem => ({ path: notificationFile, ...problem })),
  };
}
