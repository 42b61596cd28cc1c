import * as v from "valibot";
import { fields } from "../../loaders/page/check-shape.ts";
import { readHead } from "../../loaders/page/head.ts";
import type { Problem } from "../../src/types.ts";

/** The bar above every page, below the content folder. It is no page itself. */
export const notificationFile = "notification.mdx";

const whole = "a whole number that goes up when readers are to see the bar again";
const schema = fields({
  version: v.pipe(v.number(whole), v.safeInteger(whole), v.minValue(1, whole)),
});

/**
 * Reads the front matter of the notification.
 *
 * @param text the whole file, where there is one
 * @returns its version, unless the file does not say it as it should
 */
export function readNotification(text: string | undefined) {
  if (text === undefined) return undefined;
  const { value, problems } = readHead(text, schema, "version: 1");
  return {
    version: value?.version,
    problems: problems.map((problem): Problem => ({ path: notificationFile, ...problem })),
  };
}
