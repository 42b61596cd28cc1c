import { describe, expect, it } from "@jest/globals";
import { compareReleases } from "../../../src/site/releases/compare-releases.ts";
import type { Named, ReleaseChanges } from "../../../src/site/releases/release-changes.ts";
import { countsText, totalsText } from "../../../src/site/releases/totals.ts";

const options = (...names: string[]): readonly Named[] =>
  names.map((name) => ({ kind: "option", name }));

const release = (version: string, changes: Partial<ReleaseChanges>): ReleaseChanges => ({
  version,
  added: [],
  deprecated: [],
  removed: [],
  defaults: [],
  ...changes,
});

const releases = [
  release("5.8.0", { added: options("cache") }),
  release("5.9.0", {
    added: [...options("css", "css.url", "trial"), { kind: "hook", name: "Compiler.emit" }],
    defaults: [
      { kind: "option", name: "target", before: '"web"', after: "false" },
      { kind: "option", name: "devtool", after: '"eval"', where: "development" },
    ],
  }),
  release("5.10.0", {
    added: options("css.import", "css.url[].prefix", "cssFile"),
    deprecated: options("cache"),
    removed: options("trial", "amd"),
    defaults: [{ kind: "option", name: "target", before: "false", after: '"node"' }],
  }),
  release("5.11.0", {
    deprecated: options("trial"),
    removed: options("cache"),
    defaults: [
      { kind: "option", name: "devtool", before: '"eval"', after: "false", where: "development" },
    ],
  }),
];

const compared = (from: string, to: string) => compareReleases(releases, from, to);

/** `5.10.0 removed amd` */
const linesOf = (from: string, to: string) =>
  compared(from, to).kinds.flatMap((kind) =>
    kind.releases.flatMap(({ version, ...changes }) =>
      (["added", "deprecated", "removed"] as const).flatMap((what) =>
        changes[what].map(({ name, inner }) =>
          [version, what, name, ...inner.map((one) => `(${one.version} ${one.name})`)].join(" "),
        ),
      ),
    ),
  );

describe("what changed between two releases", () => {
  it("is what the later ones did, the newest first, by kind", () =>
    expect(linesOf("5.8.0", "5.10.0")).toEqual([
      "5.10.0 added cssFile",
      "5.10.0 deprecated cache",
      "5.10.0 removed amd",
      "5.9.0 added css (5.10.0 css.import) (5.9.0 css.url) (5.10.0 css.url[].prefix)",
      "5.9.0 added Compiler.emit",
    ]));

  it("is the same in both directions, and nothing for the same release", () => {
    expect(compared("5.10.0", "5.8.0")).toEqual(compared("5.8.0", "5.10.0"));
    expect(linesOf("5.9.0", "5.9.0")).toEqual([]);
  });

  it("doesn't fold an option into one that was there already", () =>
    expect(linesOf("5.9.0", "5.10.0")).toContain("5.10.0 added css.import"));

  it("leaves out what came and went in between, and says once that something is gone", () =>
    expect(linesOf("5.8.0", "5.11.0").filter((line) => /trial|cache/.test(line))).toEqual([
      "5.11.0 removed cache",
    ]));

  it("has a default as it was and as it is, if that differs", () => {
    expect(compared("5.8.0", "5.10.0").defaults).toEqual([
      { version: "5.10.0", kind: "option", name: "target", before: '"web"', after: '"node"' },
      { version: "5.9.0", kind: "option", name: "devtool", after: '"eval"', where: "development" },
    ]);
    const again = release("5.12.0", {
      defaults: [{ kind: "option", name: "target", before: '"node"', after: '"web"' }],
    });
    expect(compareReleases([...releases, again], "5.9.0", "5.12.0").defaults).toEqual(
      [
        {
          version: "5.11.0",
          kind: "option",
          name: "devtool",
          before: '"eval"',
          after: "false",
          where: "development",
        },
        { version: "5.12.0", kind: "option", name: "target", before: "false", after: '"web"' },
      ].toReversed(),
    );
  });

  it("is counted with all that is folded", () => {
    const comparison = compared("5.8.0", "5.10.0");
    expect(totalsText(comparison)).toBe("7 options, 1 hook, and 2 defaults changed");
    expect(comparison.kinds.map(countsText)).toEqual([
      "5 added, 1 deprecated, 1 removed",
      "1 added",
    ]);
    expect(totalsText(compared("5.9.0", "5.9.0"))).toBe(
      "no option, hook, plugin, or default changed",
    );
  });
});
