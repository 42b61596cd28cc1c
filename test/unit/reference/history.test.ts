import { describe, expect, it } from "@jest/globals";
import { optionAt } from "../../../loaders/reference/facts.ts";
import { historyOf, sinceOf } from "../../../loaders/reference/history.ts";

const release = (version: string, names: string, deprecated = "") => ({
  version,
  names: new Set(names.split(" ")),
  deprecated: new Set(deprecated.split(" ").filter(Boolean)),
});

describe("the history of releases", () => {
  const history = historyOf([
    release("5.0.0", "a b gone"),
    release("5.9.0", "a b c gone back", "b"),
    release("5.10.0", "a b c", "b"),
    release("5.11.0", "a b c back", "b"),
  ]);

  it("says what each added, removed, and deprecated", () => {
    expect(history).toEqual({
      versions: ["5.0.0", "5.9.0", "5.10.0", "5.11.0"],
      added: { "5.9.0": ["back", "c"] },
      removed: { "5.10.0": ["gone"] },
      deprecated: { "5.9.0": ["b"] },
      defaults: {},
    });
  });

  it("says since when something has been there", () => {
    const since = sinceOf(history);
    expect(since("a")).toBe("5.0.0");
    expect(since("c")).toBe("5.9.0");
  });

  it("is known of webpack's options", () => {
    expect(optionAt("output.filename")?.since).toBe("5.0.0");
    expect(optionAt("output.cssFilename")?.since).toBe("5.66.0");
    expect(optionAt("performance.hotspots")?.since).toBe("5.110.0");
  });
});
