import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { LoaderContext } from "webpack";
import sampleLoader from "../../loaders/sample-loader.ts";
import type { Sample } from "../../src/site/code/sample.ts";

const project = path.resolve(import.meta.dirname, "../..");
const shown = path.join(project, "src/components/landing/sample");

/** A copy of the landing page's sample. */
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sample-"));
  await cp(shown, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

/** What the loader makes of a sample, and what it is built again for. */
async function load(sample = folder) {
  const config = path.join(sample, "webpack.config.js");
  const dependencies: string[] = [];
  const addDependency = (file: string) => void dependencies.push(path.relative(sample, file));
  const context = { resourcePath: config, addDependency, addContextDependency: addDependency };
  const text = await sampleLoader.call(context as unknown as LoaderContext<object>);
  const built: Sample = JSON.parse(text.replace("export default ", "").replace(/;$/, ""));
  const [first, second] = built.variants;
  return { ...built, outputs: first?.outputs ?? [], plain: second?.outputs ?? [], dependencies };
}

describe("a sample", () => {
  it("shows the files that webpack's command writes, with their sizes", async () => {
    const { outputs } = await load(shown);
    const output = path.join(folder, "dist");
    const webpack = path.join(project, "node_modules/webpack/bin/webpack.js");
    execFileSync(process.execPath, [webpack, "-o", output], { cwd: shown, stdio: "ignore" });
    const files = await readdir(output);
    const sizes = files.map(async (name) => {
      const content = await readFile(path.join(output, name));
      return [name, content.length, brotliCompressSync(content).length] as const;
    });
    const shownSizes = outputs.map((one) => [one.path, one.size, one.compressed] as const);
    expect(shownSizes.toSorted()).toEqual((await Promise.all(sizes)).toSorted());
  });

  it("says which sources are in a file, and what waits until it is needed", async () => {
    const { outputs } = await load();
    const facts = outputs.map(({ path, sources, isOnDemand }) => ({
      file: path.replace(/\.\w{8}\./, "."),
      sources: sources.join(" "),
      isOnDemand,
    }));
    expect(facts).toEqual([
      { file: "index.html", sources: "src/index.html", isOnDemand: false },
      {
        file: "index.js",
        sources: "src/bill.json src/index.js src/money.js",
        isOnDemand: false,
      },
      { file: "style.css", sources: "src/style.css", isOnDemand: false },
      { file: "cup.svg", sources: "src/cup.svg", isOnDemand: false },
      { file: expect.stringMatching(/^\d+\.js$/), sources: "src/share.js", isOnDemand: true },
    ]);
  });

  it("shows its sources as a reader goes through them", async () => {
    const { sources, config } = await load();
    const names = sources.map((file) => file.path.replace("src/", "")).join(" ");
    expect(names).toBe("index.html index.js money.js share.js style.css bill.json cup.svg");
    expect(config.html).toContain('<span class="k">export</span>');
  });

  it("is also built as it was written, to compare", async () => {
    const { outputs, plain } = await load();
    const size = (files: typeof plain) => files.reduce((sum, file) => sum + file.size, 0);
    expect(size(plain)).toBeGreaterThan(size(outputs));
    expect(plain.map(({ html = "" }) => html.replaceAll(/<[^>]+>/g, "")).join()).toContain("Kim");
  });

  it("is built again for an edit of any of its files, and for a new one", async () => {
    const { dependencies } = await load();
    expect(dependencies).toEqual([""]);
    await writeFile(path.join(folder, "src/bill.json"), '{ "prices": [1, 2] }');
    const script = (await load()).outputs.find((one) => one.path.endsWith(".js"));
    expect(script?.html?.replaceAll(/<[^>]+>/g, "")).toContain("[1,2].reduce");
  });

  it("that webpack has something against is an error with its file", async () => {
    await writeFile(path.join(folder, "src/share.js"), "export const = 1;");
    await expect(load()).rejects.toThrow(/sample-\w+ does not build[^]*Unexpected token/);
  });

  it("whose configuration is none is an error that says what was expected", async () => {
    await writeFile(
      path.join(folder, "webpack.config.js"),
      'const modes = { mode: "production" }; export default 5;',
    );
    await expect(load()).rejects.toThrow(/webpack\.config\.js exports number/);
  });
});
