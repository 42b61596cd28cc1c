import { describe, expect, it } from "@jest/globals";
import { optionAt } from "../../../loaders/reference/facts.ts";
import { addedInOf, historyOf, sinceOf } from "../../../loaders/reference/history.ts";

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

  it("says which release added something, if the first one didn't have it", () => {
    const addedIn = addedInOf(history);
    expect(addedIn("a")).toBeUndefined();
    expect(addedIn("c")).toBe("5.9.0");
  });

  it("is known of webpack's options", () => {
    expect(optionAt("output.filename")?.since).toBe("5.0.0");
    expect(optionAt("output.cssFilename")?.since).toBe("5.66.0");
    expect(optionAt("performance.hotspots")?.since).toBe("5.110.0");
  });

  it.each([
    ["BannerPlugin.banner", "5.0.0"],
    ["BannerPlugin.footer", "5.72.0"],
    // Older than the files that describe them today.
    ["CleanPlugin.keep", "5.20.0"],
    ["DotenvPlugin.prefix", "5.103.0"],
    ["HashedModuleIdsPlugin.hashDigest", "5.0.0"],
    // Described with another plugin's.
    ["EvalSourceMapDevToolPlugin.debugIds", "5.97.0"],
  ])("is known of the options of webpack's plugins: %s", (path, version) => {
    expect(optionAt(path)?.since).toBe(version);
  });

  it("doesn't mix webpack-dev-server with webpack: what its major version always had is left out", () => {
    expect(optionAt("devServer")?.since).toBe("5.0.0");
    expect(optionAt("devServer.port")?.since).toBeUndefined();
  });
});
