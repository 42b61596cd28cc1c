import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { ownFiles } from "../../src/site/own-files.ts";

describe("the site's own files", () => {
  it("are what a build puts beside the pages under names of their own", () => {
    const built = readFileSync("test/cases/home-page/expected/files.txt", "utf8")
      .trim()
      .split("\n");
    const own = built.filter((file) => !/[/[]/.test(file) && file !== "index.html");
    expect([...ownFiles].toSorted()).toEqual(own.toSorted());
  });
});
