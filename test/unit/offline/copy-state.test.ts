import { describe, expect, it } from "@jest/globals";
import { copyState, noRoom, type CopyFacts } from "../../../src/site/offline/copy-state.ts";
import { buildOf, bytes, copyOf, time } from "./build.ts";

const [old, now] = [buildOf("old", "11111111"), buildOf("now", "22222222")];
const page = "/guides/caching.22222222.js";
const saved = { time, bytes };

const facts = (more: Partial<CopyFacts>): CopyFacts => ({
  isPossible: true,
  isOnline: true,
  copies: {},
  ...more,
});

describe("where the saved copy stands", () => {
  it("is not known before anybody has looked", () => {
    expect(copyState(undefined)).toEqual({ kind: "checking" });
  });

  it("is said where the browser keeps nothing", () => {
    expect(copyState(facts({ isPossible: false }))).toEqual({ kind: "impossible" });
  });

  it("counts only what would have to be fetched", () => {
    const live = { build: now, missing: [page] };
    expect(copyState(facts({ live }))).toEqual({ kind: "none", bytes: 30_000 });
  });

  it("has no size without a network", () => {
    expect(copyState(facts({ isOnline: false }))).toEqual({ kind: "none", bytes: undefined });
  });

  it("is saved once it is whole", () => {
    const copies = { whole: copyOf(now, "whole") };
    expect(copyState(facts({ copies }))).toEqual({ kind: "saved", ...saved });
    const live = { build: now, missing: [] };
    expect(copyState(facts({ copies, live }))).toEqual({ kind: "saved", ...saved });
  });

  it("is outdated once the site has changed", () => {
    const live = { build: now, missing: [page] };
    const state = copyState(facts({ copies: { whole: copyOf(old, "whole") }, live }));
    expect(state).toEqual({ kind: "outdated", fetch: 30_000, ...saved });
  });

  it("says of what the site has that there was no room for it, and tries what comes after", () => {
    const copy = copyOf(old, "whole");
    const copies = { whole: { ...copy, record: { ...copy.record, noRoomFor: now.id } } };
    const state = copyState(facts({ copies, live: { build: now, missing: [page] } }));
    expect(state).toMatchObject({ kind: "failed", fault: noRoom, saved });
    const live = { build: buildOf("next", "33333333"), missing: [page] };
    expect(copyState(facts({ copies, live }))).toMatchObject({ kind: "outdated" });
  });

  it("is damaged once the browser has taken something away", () => {
    const copies = { whole: copyOf(now, "whole", [page]) };
    expect(copyState(facts({ copies }))).toEqual({ kind: "damaged", fetch: 30_000, ...saved });
  });

  it.each([
    ["saving", "saving", true],
    ["waiting", "saving", false],
    ["stopped", "stopped", true],
    ["stopped", "stopped", false],
  ] as const)("is %s where what was begun is %s (online: %s)", (kind, status, isOnline) => {
    const copies = { next: copyOf(now, status, [page]) };
    const state = copyState(facts({ copies, isOnline }));
    expect(state).toEqual({ kind, done: bytes - 30_000, total: bytes, saved: undefined });
  });

  it("tells of the older copy while a new one is made", () => {
    const copies = { whole: copyOf(old, "whole"), next: copyOf(now, "stopped", [page]) };
    expect(copyState(facts({ copies }))).toMatchObject({ kind: "stopped", saved });
    const running = { done: 1, total: 2 };
    const state = copyState(facts({ copies, running }));
    expect(state).toEqual({ kind: "saving", done: 1, total: 2, saved });
  });

  it("is a failure until something is done about it", () => {
    const fault = "No room.";
    const copies = { whole: copyOf(old, "whole") };
    expect(copyState(facts({ copies, fault }))).toEqual({ kind: "failed", fault, saved });
  });
});
