import { createServer } from "node:http";
import path from "node:path";
import compression from "compression";
import express from "express";
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
    const server = createServer(serverOf(path.join(folder, output)));
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

/** The same for all. */
const serverOf = (folder: string) => express().use(compression(), express.static(folder));
