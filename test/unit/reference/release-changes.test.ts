import { describe, expect, it } from "@jest/globals";
import { releaseChanges } from "../../../loaders/reference/release-changes.ts";
import { history } from "../../../loaders/reference/since.ts";

const none = { versions: ["5.0.0", "5.9.0"], added: {}, removed: {}, deprecated: {}, defaults: {} };

describe("the changes of a release", () => {
  it("have an option once, by its shortest path and with the address of its entry", () => {
    const paths = ["javascript", "javascript/auto", "javascript/esm"];
    const added = paths.map((path) => `option module.parser.${path}.url`);
    expect(releaseChanges({ ...none, added: { "5.9.0": added } })).toEqual([
      {
        version: "5.9.0",
        added: [
          {
            kind: "option",
            name: "module.parser.javascript.url",
            url: "/configuration/module/#moduleparserjavascripturl",
          },
        ],
        deprecated: [],
        removed: [],
        defaults: [],
      },
    ]);
  });

  it("leave out an option that was there in another place, and one that still is", () => {
    const other = ["option module.parser.javascript/esm.url"];
    const changes = { added: { "5.9.0": other }, removed: { "5.9.0": other } };
    expect(releaseChanges({ ...none, ...changes })).toEqual([]);
  });

  it("link to no entry of what is gone", () => {
    const changes = {
      versions: ["5.8.0", "5.9.0", "5.10.0"],
      added: { "5.9.0": ["hook Compiler.gone"] },
      removed: { "5.10.0": ["hook Compiler.gone"] },
    };
    const [before, after] = releaseChanges({ ...none, ...changes });
    expect(before?.added).toEqual([{ kind: "hook", name: "Compiler.gone" }]);
    expect(after?.removed).toEqual([{ kind: "hook", name: "Compiler.gone" }]);
  });

  it("say where a default changed", () => {
    const change = { option: "devtool", before: "false", after: '"eval"', modes: ["none"] };
    const [release] = releaseChanges({ ...none, defaults: { "5.9.0": [change] } });
    expect(release?.defaults).toEqual([
      {
        kind: "option",
        name: "devtool",
        url: "/configuration/devtool/#devtool",
        before: "false",
        after: '"eval"',
        where: "no mode",
      },
    ]);
  });

  it("have the options of plugins behind webpack's own", () => {
    const added = ["option BannerPlugin.footer", "option output.path"];
    const [release] = releaseChanges({ ...none, added: { "5.9.0": added } });
    expect(release?.added.map(({ name, url }) => [name, url])).toEqual([
      ["output.path", "/configuration/output/#outputpath"],
      ["BannerPlugin.footer", "/plugins/banner-plugin/#footer"],
    ]);
  });

  it("are known of webpack's releases", () => {
    const release = releaseChanges(history).find(({ version }) => version === "5.12.0");
    expect(release?.added).toContainEqual({
      kind: "option",
      name: "module.rules[].issuerLayer",
      url: "/configuration/module/#ruleissuerlayer",
    });
  });
});
