import { runInNewContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { applyStoredChoices } from "../../../src/browser/preferences/stored-choices-script.ts";

/** Runs the script as a page does: from its text, with nothing around it. */
function isHidden(version: number | undefined, stored: string | null | Error) {
  const dataset: { notification?: string; notificationVersion?: string | undefined } = {
    notificationVersion: version?.toString(),
  };
  runInNewContext(`(${applyStoredChoices.toString()})()`, {
    document: { documentElement: { dataset } },
    get localStorage() {
      if (stored instanceof Error) throw stored;
      return stored === null ? {} : { "notification-dismissed": stored };
    },
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
