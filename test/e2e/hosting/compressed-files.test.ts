import { readdir, readFile, stat } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { siteUrl } from "../browser.ts";

const hashed = async () =>
  (await readdir("dist", { recursive: true })).filter((file) =>
    /\.[\da-f]{8}\.(?:css|js|json|svg)$/.test(file),
  );

/** As `fetch` would, but without taking the answer apart. */
const ask = (file: string) =>
  new Promise<IncomingMessage>((resolve, reject) =>
    request(`${siteUrl()}/${file}`, { headers: { "Accept-Encoding": "gzip, br" } }, resolve)
      .on("error", reject)
      .end(),
  );

describe("scripts, styles and drawings with a hash in their names", () => {
  it("are compressed by the build, in both ways that hosts look for", async () => {
    const files = await hashed();
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      const content = await readFile(`dist/${file}`, "utf8");
      const best = brotliDecompressSync(await readFile(`dist/${file}.br`)).toString();
      const good = gunzipSync(await readFile(`dist/${file}.gz`)).toString();
      expect({ file, isSame: best === content && good === content }).toEqual({
        file,
        isSame: true,
      });
    }
  });

  it("are sent like that", async () => {
    for (const file of (await hashed()).filter((name) => name.startsWith("vendor."))) {
      const { headers } = await ask(file);
      expect(headers["content-encoding"]).toBe("br");
      expect(Number(headers["content-length"])).toBe((await stat(`dist/${file}.br`)).size);
    }
  });
});
