import { describe, expect, it } from "@jest/globals";
import { copyText, inMegabytes, percent, roomText } from "../../../src/site/offline/copy-text.ts";

const saved = { time: "2026-11-21T12:00:00.000Z", bytes: 4_060_000 };

describe("the words about the saved copy", () => {
  it.each([
    [{ kind: "none", bytes: 1_900_000 }, "Not saved. The download is about 1.9 MB."],
    [{ kind: "none", bytes: undefined }, "Not saved. Go online to save it."],
    [{ kind: "saved", ...saved }, "Saved on Nov 21, 2026, 4.1 MB."],
    [
      { kind: "outdated", fetch: 300_000, ...saved },
      "Saved on Nov 21, 2026, 4.1 MB. A newer version is available (about 0.3 MB).",
    ],
    [
      { kind: "damaged", fetch: 20, ...saved },
      "Saved on Nov 21, 2026, 4.1 MB, but the browser removed some files. Repairing downloads about 0.1 MB.",
    ],
    [{ kind: "saving", done: 1, total: 2 }, "Saving…"],
    [
      { kind: "saving", done: 1, total: 2, saved },
      "Saving… Until it’s complete, you see the copy from Nov 21, 2026.",
    ],
    [
      { kind: "waiting", done: 1, total: 2 },
      "Waiting for a connection. Saving resumes automatically.",
    ],
    [
      { kind: "failed", fault: "No room.", saved },
      "No room. Until it’s complete, you see the copy from Nov 21, 2026.",
    ],
  ] as const)("for %j are %j", (state, text) => {
    expect(copyText(state)).toBe(text);
  });

  it("say megabytes as people read them", () => {
    expect([0, 1, 149_999, 12_345_678].map(inMegabytes)).toEqual([
      "0 MB",
      "0.1 MB",
      "0.1 MB",
      "12.3 MB",
    ]);
  });

  it("say 100 % only of all", () => {
    expect([percent(0, 8), percent(999, 1000), percent(8, 8), percent(0, 0)]).toEqual([
      0, 99, 100, 100,
    ]);
  });

  it("warn where the browser may not have the room", () => {
    expect(roomText(1_000_000, 5_000_000)).toBeUndefined();
    expect(roomText(5_000_000, 1_000_000)).toBe(
      "Only about 1.0 MB of storage is left for this site, which may not be enough.",
    );
  });
});
