import { describe, expect, it } from "@jest/globals";
import webpack from "webpack";
import { slowestPages, SummaryPlugin } from "../../../plugins/summary-plugin.ts";

describe("the report of a build", () => {
  it("does not stand before the reason why a build broke off", async () => {
    const compiler = webpack({ entry: {}, plugins: [new SummaryPlugin()] });
    compiler.hooks.make.tapPromise("test", async () => {
      throw new Error("The reason.");
    });
    const built = new Promise((resolve, reject) => {
      compiler.run((error) => (error ? reject(error) : resolve(undefined)));
    });
    await expect(built).rejects.toThrow("The reason.");
  });

  it("names the three slowest pages, and none that is quick", () => {
    const times = Object.entries({ a: 300, b: 2000, quick: 199, c: 250, d: 400 });
    expect(slowestPages(times)).toEqual([
      ["b", 2000],
      ["d", 400],
      ["a", 300],
    ]);
  });
});
