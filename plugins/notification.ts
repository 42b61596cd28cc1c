import { parse } from "yaml";
import { frontMatterBlock } from "../loaders/front-matter.ts";
import type { Problem } from "../src/types.ts";

/** The bar above every page, below the content folder. It is no page itself. */
export const notificationFile = "notification.mdx";

export interface NotificationHead {
  /** Missing where the file does not say it as it should. */
  readonly version: number | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Reads the front matter of the notification.
 *
 * @param text the whole file
 */
export function readNotification(text: string): NotificationHead {
  const version = versionOf(frontMatterBlock.exec(text)?.[1] ?? "");
  return version === undefined
    ? { version, problems: [{ path: notificationFile, line: 1, message: missingVersion }] }
    : { version, problems: [] };
}

const missingVersion =
  'front matter has no "version" from 1. Start the file with "---", "version: 1", "---", and count up whenever readers who have dismissed it are to see it again.';

function versionOf(yaml: string): number | undefined {
  try {
    const front: unknown = parse(yaml);
    const version =
      typeof front === "object" && front !== null && "version" in front ? front.version : undefined;
    return Number.isSafeInteger(version) && Number(version) > 0 ? Number(version) : undefined;
  } catch {
    return undefined;
  }
}
