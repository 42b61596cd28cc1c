import { glob, readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";

describe("the table of headers for hosts", () => {
  it("has no more rules and no longer lines than Cloudflare Pages takes", async () => {
    const lines = (await readFile("dist/_headers", "utf8")).split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  });

  it("says of each file what the other tables say", async () => {
    const [all, hashed] = JSON.parse(await readFile("dist/headers.json", "utf8"));
    // Hosts have pages checked each time by themselves.
    const { "Cache-Control": _, ...usual } = all.headers;
    const sections = (await readFile("dist/_headers", "utf8")).trim().split("\n\n");
    const rules = sections.map((section) => {
      const [pattern = "", ...headers] = section.split("\n").map((line) => line.trim());
      return {
        pattern: new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`),
        headers,
      };
    });
    const linesOf = (headers: object) =>
      Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    for await (const file of glob("**/*.*", { cwd: "dist", exclude: ["**/*.{br,gz}"] })) {
      const said = rules
        .filter(({ pattern }) => pattern.test(`/${file}`))
        .flatMap((one) => one.headers);
      const isHashed = new RegExp(hashed.path).test(file);
      const meant = [...linesOf(usual), ...(isHashed ? linesOf(hashed.headers) : [])];
      expect({ file, said }).toEqual({ file, said: meant });
    }
  });
});
