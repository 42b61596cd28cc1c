import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

describe("a script that installs what is missing", () => {
  // A shell remembers where it found `node`: after the install that would still be the machine's.
  it("runs nothing else in the same shell, which would not be run by the project's Node", () => {
    const before = Object.entries(scripts).filter(([name]) => name.startsWith("pre"));
    const installing = before.filter(([, script]) => script.includes("install.mjs"));
    expect(installing.length).toBeGreaterThan(5);
    expect(installing.filter(([, script]) => script.includes("&&"))).toEqual([]);
  });
});
