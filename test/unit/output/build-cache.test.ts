import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { buildCode } from "../../../plugins/output/build-cache.ts";

const root = path.resolve(import.meta.dirname, "../../..");

/** The files that a file needs at run time, and those that they need. */
function neededBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(path.join(root, file), "utf8");
  for (const [, name = ""] of text.matchAll(/^(?:import|export)(?! type)[^;]*?"(\.[^"]+)";/gm))
    neededBy(path.join(path.dirname(file), name), found);
  return found;
}

describe("the persistent cache", () => {
  it("starts anew after a change of any code that runs in the build, and of the packages", () => {
    expect(buildCode.filter((part) => !existsSync(path.join(root, part)))).toEqual([]);
    const needed = new Set(["package-lock.json"]);
    for (const file of [
      "webpack.config.ts",
      ...globSync("{loaders,plugins}/**/*.ts", { cwd: root }),
    ])
      neededBy(file, needed);
    expect([...needed].filter((file) => !buildCode.some((part) => file.startsWith(part)))).toEqual(
      [],
    );
  });
});
