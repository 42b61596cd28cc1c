import { glob, readFile } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "@jest/globals";

it("compresses scripts, styles and drawings with a hash in their names in both ways that hosts look for", async () => {
  let count = 0;
  for await (const file of glob("dist/**/*.{css,js,json,svg}")) {
    if (!/\.[\da-f]{8}\.\w+$/.test(file)) continue;
    count += 1;
    const content = await readFile(file);
    const best = brotliDecompressSync(await readFile(`${file}.br`));
    const good = gunzipSync(await readFile(`${file}.gz`));
    const isSame = content.equals(best) && content.equals(good);
    expect({ file, isSame }).toEqual({ file, isSame: true });
  }
  expect(count).toBeGreaterThan(30);
});
