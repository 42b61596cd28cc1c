import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { killWorker } from "../../../plugins/output/kill-worker.ts";

describe("the worker that removes itself", () => {
  it("is one line, which the README has for whoever needs it in a hurry", () => {
    expect(killWorker.trim()).not.toContain("\n");
    expect(readFileSync("README.md", "utf8")).toContain(`\n${killWorker}`);
  });
});
