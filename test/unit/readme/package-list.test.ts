import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { readPackageList } from "../../../loaders/readme/package-list.ts";

describe("content/packages.json", () => {
  const { packages, problems } = readPackageList(readFileSync("content/packages.json", "utf8"));
  const names = packages.map(({ name }) => name);
  const { devDependencies }: { readonly devDependencies: Readonly<Record<string, string>> } =
    JSON.parse(readFileSync("package.json", "utf8"));

  it("lists packages that the lock file pins", () => {
    expect(problems).toEqual([]);
    expect(names.filter((name) => !(name in devDependencies))).toEqual([]);
  });

  // Knip can't know why they're installed.
  it("has each loader and plugin that the build doesn't use", () => {
    const code = globSync(["webpack.config.ts", "{loaders,plugins,src}/**/*.{ts,tsx}"])
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const others = Object.keys(devDependencies)
      .filter((name) => /-(?:loader|plugin)$/.test(name) && !names.includes(name))
      .filter((name) => !code.includes(`"${name}"`));
    expect(others).toEqual([]);
  });
});
