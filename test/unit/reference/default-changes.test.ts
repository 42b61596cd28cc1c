import { describe, expect, it } from "@jest/globals";
import { defaultChanges } from "../../../loaders/reference/default-changes.ts";
import { history } from "../../../loaders/reference/since.ts";

const modes = ["development", "production", "none"];

/** Cases of an option, by mode. */
const cases = (...values: (string | undefined)[]) =>
  modes.flatMap((mode, index) =>
    ["web", "node"].map((target) => ({ mode, target, value: values[index] })),
  );

const changes = (before: ReturnType<typeof cases>, after: ReturnType<typeof cases>) =>
  defaultChanges({ option: before }, { option: after });

describe("a changed default", () => {
  it("is what it was and what it is", () =>
    expect(changes(cases("1", "1", "1"), cases("2", "2", "2"))).toEqual([
      { option: "option", before: "1", after: "2" },
    ]));

  it("says in which builds it changed", () =>
    expect(changes(cases("1", "1", "1"), cases("2", "1", "2"))).toEqual([
      { option: "option", before: "1", after: "2", modes: ["development", "none"] },
    ]));

  it("may have been unset", () =>
    expect(changes(cases(), cases("true", "true", "true"))).toEqual([
      { option: "option", after: "true" },
    ]));

  it.each([
    ["unset before and is disabled now", cases(), cases("false", "false", "false")],
    ["decided later now", cases("true", "true", "true"), cases()],
    ["the same", cases("1", "2"), cases("1", "2")],
  ])("isn't one that is %s", (_case, before, after) => expect(changes(before, after)).toEqual([]));

  it("isn't that of a new option", () =>
    expect(defaultChanges({}, { option: cases("1", "1", "1") })).toEqual([]));

  it("is known of webpack's releases", () => {
    expect(history.defaults["5.109.0"]).toContainEqual({
      option: "experiments.asyncWebAssembly",
      before: "false",
      after: "true",
    });
    expect(history.defaults["5.35.0"]).toEqual([
      { option: "cache.maxMemoryGenerations", before: "10", after: "5", modes: ["development"] },
    ]);
  });

  it("never names a folder of the machine that compared them", () =>
    expect(JSON.stringify(history.defaults)).not.toMatch(/"\/|[A-Z]:\\|node_modules/));
});
