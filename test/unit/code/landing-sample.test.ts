import path from "node:path";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { readSampleFolder } from "../../../loaders/samples/component-sample.ts";
import runSample from "../../../loaders/samples/run-sample.ts";
import type { SourceFiles } from "../../../loaders/samples/sample-project.ts";
import type { EmittedFile } from "../../../src/site/code/sample-results.ts";

const folder = path.resolve(import.meta.dirname, "../../../src/components/landing/sample");

/** What the landing page says about its sample. */
describe("the sample of the landing page", () => {
  let sources: SourceFiles;
  let emitted: readonly EmittedFile[];
  beforeAll(async () => {
    sources = await readSampleFolder(folder);
    const { errors, warnings, results } = await runSample({
      ...{ id: "landing 1", name: "landing", mode: "production", line: 1 },
      files: sources,
      wanted: [{ kind: "emitted", withCode: true, line: 1 }],
    });
    expect([...errors, ...warnings]).toEqual([]);
    emitted = results[0]?.kind === "emitted" ? results[0].files : [];
  });

  const textOf = (file: string) => sources[file]?.content;
  const output = () => emitted.map(({ code = "" }) => code).join("\n");

  it("needs no loader and no plugin", () =>
    expect(textOf("webpack.config.js")).not.toMatch(/plugins|module: \{|import /));

  it("leaves out what nothing uses", () => {
    expect(textOf("src/bill.json")).toContain('"waiter": "Kim"');
    expect(textOf("src/money.js")).toContain("average");
    expect(output()).toContain("[4,12,9].reduce");
    expect(output()).not.toMatch(/Kim|waiter|\.length\s*$|average/m);
  });

  it("has a hash in every name but the page's", () => {
    const names = emitted.map((file) => file.path);
    expect(names.filter((name) => !/\.[\da-f]{8}\.\w+$/.test(name))).toEqual(["index.html"]);
  });
});
