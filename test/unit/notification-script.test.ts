import { runInNewContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { hideDismissed } from "../../src/browser/notification-script.ts";

/** Runs the script as a page does: from its text, with nothing around it. */
function isHidden(version: number | undefined, stored: string | null | Error) {
  const dataset: { notification?: string; notificationVersion?: string | undefined } = {
    notificationVersion: version?.toString(),
  };
  const getItem = (key: string) => {
    if (stored instanceof Error) throw stored;
    return key === "notification-dismissed" ? stored : null;
  };
  runInNewContext(`(${hideDismissed.toString()})()`, {
    document: { documentElement: { dataset } },
    localStorage: { getItem },
  });
  return dataset.notification === "dismissed";
}

describe("the notification before the first paint", () => {
  it.each([
    [3, "3", true],
    [3, null, false],
    [3, "2", false],
    [4, "3", false],
    [3, "33", false],
    [undefined, "3", false],
    [undefined, null, false],
    [3, new Error("forbidden"), false],
  ])("of version %s, with %s stored, is hidden: %s", (version, stored, expected) =>
    expect(isHidden(version, stored)).toBe(expected),
  );
});
