import { mkdtemp, readFile, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { filesIn, writeFiles } from "../../project/small-site.ts";
import { deploy, letDaysPass, recipe } from "./deploy-recipe.ts";

let folder = "";
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), "deploy-"))));
afterEach(() => rm(folder, { recursive: true }));

const published = () => path.join(folder, "public");

/** A build whose page needs a script of its own and one that all builds have. */
async function built(number: number): Promise<string> {
  const build = path.join(folder, `dist-${number}`);
  await writeFiles(build, {
    "index.html": `shared.00000000.js page.${number}0000000.js`,
    "same/index.html": "shared.00000000.js",
    [`only-in-${number}/index.html`]: "shared.00000000.js",
    "build.json": `${number}`,
    "sw.js": `${number}`,
    "shared.00000000.js": "shared",
    "shared.00000000.js.br": "compressed",
    [`page.${number}0000000.js`]: `${number}`,
    [`page.${number}0000000.js.br`]: `${number}`,
  });
  return build;
}

const names = () => filesIn(published());

/** Scripts that a published page needs and that are not there. */
async function missing(): Promise<readonly string[]> {
  const files = names();
  const pages = files.filter((file) => file.endsWith(".html"));
  const texts = await Promise.all(
    pages.map((page) => readFile(path.join(published(), page), "utf8")),
  );
  return texts.flatMap((text) => text.split(" ")).filter((script) => !files.includes(script));
}

describe("the README's recipe for a deploy", () => {
  it("publishes every file of a build, leaves pages alone that have not changed, removes pages that are gone, and keeps the scripts of open tabs", async () => {
    const from = await built(1);
    await deploy(from, published());
    expect(names()).toEqual(filesIn(from));
    await letDaysPass(published(), 20);
    const changed = async () => (await stat(path.join(published(), "same/index.html"))).mtimeMs;
    const before = await changed();
    await deploy(await built(2), published());
    const files = names();
    expect(files).not.toContain("only-in-1/index.html");
    expect(files).toEqual(expect.arrayContaining(["page.10000000.js", "page.10000000.js.br"]));
    // Browsers need not load them again.
    expect(await changed()).toBe(before);
  });

  it("deletes scripts that no deploy had for 30 days, and none of this build", async () => {
    await deploy(await built(1), published());
    await letDaysPass(published(), 40);
    // Built long ago, too, as when an older build is published once more.
    const from = await built(2);
    await utimes(path.join(from, "shared.00000000.js"), 0, 0);
    await deploy(from, published());
    expect(names().filter((file) => file.startsWith("page."))).toEqual([
      "page.20000000.js",
      "page.20000000.js.br",
    ]);
    expect(await missing()).toEqual([]);
  });

  it("works for readers wherever it is interrupted, and finishes when it is run again", async () => {
    await deploy(await built(1), published());
    const from = await built(2);
    const { commands } = await recipe();
    expect(commands).toHaveLength(4);
    for (const count of commands.keys()) {
      await deploy(from, published(), count);
      expect({ count, missing: await missing() }).toEqual({ count, missing: [] });
    }
    await deploy(from, published());
    expect(await readFile(path.join(published(), "sw.js"), "utf8")).toBe("2");
  });
});
