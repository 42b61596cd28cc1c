import { glob, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import express, { type Express } from "express";
import type { Browser } from "puppeteer";
import { listen } from "../../../src/commands/hosting/port.ts";
import { measureReading, type ReadPages } from "../reading.ts";
import { build } from "./compare-builds.ts";
import { compare } from "./comparison.ts";
import type { Generator } from "./generators.ts";

/** As those of development; blocking time was measured on one machine. */
const asked = {
  "click to an average page": 0.31,
  "click to the largest page": 0.31,
  "click to an average page, slow network": 0.26,
  "click to the largest page, slow network": 0.26,
  "first key to result, idle page": 0.16,
  "first key to result, after the load": 0.48,
  "blocking on a slow phone": 0.24,
};

/** What readers wait for on the sites that are built, in milliseconds. */
export async function compareReading(
  browser: Browser,
  generators: readonly Generator[],
  pages: ReadPages,
  rounds: number,
): Promise<string> {
  for (const generator of generators) await build(generator);
  const measure = async ({ folder, leftovers: [output = ""], site }: Generator) => {
    const server = createServer(await hostOf(path.join(folder, output)));
    const url = `http://localhost:${await listen(server, 0)}`;
    const times = await measureReading(browser, { ...site, url }, pages);
    server.close();
    server.closeAllConnections();
    return {
      "click to an average page": times.click,
      "click to the largest page": times.clickToLargest,
      "click to an average page, slow network": times.slowClick,
      "click to the largest page, slow network": times.slowClickToLargest,
      "first key to result, idle page": times.search,
      "first key to result, after the load": times.coldSearch,
      "blocking on a slow phone": times.blocking,
    };
  };
  return compare({ generators, rounds, asked, measure });
}

const texts = "**/*.{css,html,js,json,mjs,svg,txt,wasm,webmanifest,xml}";

/**
 * The same for all. As other hosts do, it compresses a file once, not for each reader, who shares
 * the processors here.
 */
async function hostOf(folder: string): Promise<Express> {
  const compressed = new Map<string, Buffer>();
  for await (const file of glob(texts, { cwd: folder })) {
    compressed.set(`/${file}`, gzipSync(await readFile(path.join(folder, file))));
  }
  const app = express();
  app.use((request, response, next) => {
    const file = request.path.replace(/\/$/, "/index.html");
    const body = compressed.get(file);
    if (body === undefined) return next();
    response.type(path.extname(file)).set("Cache-Control", "public, max-age=0");
    return response.set("Content-Encoding", "gzip").vary("Accept-Encoding").send(body);
  });
  return app.use(express.static(folder));
}
