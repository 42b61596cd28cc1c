import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { runSample, type SampleRun } from "../../../loaders/sample/run-sample.ts";

const folder = path.resolve(import.meta.dirname, "../../../src/components/landing/sample");
const config = path.join(folder, "webpack.config.js");

/** What the landing page says about its sample. */
describe("the sample of the landing page", () => {
  let run: SampleRun;
  let text: string;
  beforeAll(async () => {
    text = await readFile(config, "utf8");
    run = await runSample(config, text);
  });

  const outputText = () =>
    run.outputs.map(({ html = "" }) => html.replaceAll(/<[^>]+>/g, "")).join("\n");

  it("needs no loader and no plugin", () => expect(text).not.toMatch(/plugins|module: \{|import /));

  it("leaves out what nothing uses", async () => {
    expect(await readFile(path.join(folder, "src/bill.json"), "utf8")).toContain('"waiter": "Kim"');
    expect(await readFile(path.join(folder, "src/money.js"), "utf8")).toContain("average");
    expect(outputText()).toContain("[4,12,9].reduce");
    expect(outputText()).not.toMatch(/Kim|waiter|\.length\s*$|average/m);
  });

  it("has a hash in every name but the page's", () => {
    const names = run.outputs.map((output) => output.path);
    expect(names.filter((name) => !/\.[\da-f]{8}\.\w+$/.test(name))).toEqual(["index.html"]);
  });
});
