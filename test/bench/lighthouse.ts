import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import puppeteer, { type Page } from "puppeteer";
import { serveFolder } from "../../src/commands/hosting/server.ts";
import { launchOptions } from "../project/browser.ts";
import { Project } from "../project/project.ts";
import { median } from "./medians.ts";
import { pages } from "./pages.ts";

const run = promisify(execFile);

/** Odd, so that one of them is the median. */
const rounds = 5;

/** What is used of https://github.com/GoogleChrome/lighthouse/blob/main/types/lhr/lhr.d.ts. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

interface Lighthouse {
  readonly default: Audit;
  readonly snapshot: (page: Page) => Promise<{ readonly lhr: Report }>;
  readonly desktopConfig: object;
}

type Audit = (
  url: string,
  flags: object,
  config: object | undefined,
  page: Page,
) => Promise<{ readonly lhr: Report }>;

/** Prints a table in Markdown: medians of the scores for phones and desktops. */
export async function runLighthouse(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "lighthouse-"));
  const project = await Project.create({
    content: "content",
    minimize: true,
    copiesPackages: true,
  });
  try {
    const lighthouse = await install(folder);
    const { code, stdout } = await project.build([]);
    if (code !== 0) throw new Error(`The site was not built:\n${stdout}`);
    const server = await serveFolder(project.path("dist"), 0);
    const rows = [
      ...(await audits(lighthouse, server.url)),
      await searchOpen(lighthouse, server.url),
    ];
    await server.close();
    const head =
      "| page | performance | accessibility | best practices | SEO | blocking, ms | CLS |";
    console.log([head, "| --- | --- | --- | --- | --- | --- | --- |", ...rows].join("\n"));
  } finally {
    await project.remove();
    await rm(folder, { recursive: true });
  }
}

async function install(folder: string): Promise<Lighthouse> {
  await writeFile(path.join(folder, "package.json"), '{ "private": true, "type": "module" }');
  await run("npm", ["install", "lighthouse@13"], { cwd: folder });
  const file = createRequire(path.join(folder, "package.json")).resolve("lighthouse");
  return import(pathToFileURL(file).href);
}

/**
 * How much slower a phone is than this machine is now: some change within minutes. Lighthouse's 4 is meant for desktops with a benchmark index of
 * 1,500 to 2,000: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
async function calibrate(lighthouse: Lighthouse, site: string): Promise<number> {
  const indexes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const flags = { logLevel: "error", onlyAudits: ["first-contentful-paint"] };
    const audit = (tab: Page) => lighthouse.default(site, flags, undefined, tab);
    indexes.push((await inNewBrowser(audit)).lhr.environment.benchmarkIndex);
  }
  return (4 * median(indexes)) / 1750;
}

async function audits(lighthouse: Lighthouse, site: string): Promise<readonly string[]> {
  const rows: string[] = [];
  for (const [name, url] of Object.entries(pages)) {
    const cpuSlowdownMultiplier = await calibrate(lighthouse, site + url);
    const phone = {
      extends: "lighthouse:default",
      settings: { throttling: { cpuSlowdownMultiplier } },
    };
    const configs = {
      [`mobile, ${cpuSlowdownMultiplier.toFixed(1)} × slower`]: phone,
      desktop: lighthouse.desktopConfig,
    };
    for (const [form, config] of Object.entries(configs)) {
      const reports: Report[] = [];
      for (let round = 0; reports.length < rounds; round += 1) {
        const audit = (tab: Page) =>
          lighthouse.default(site + url, { logLevel: "error" }, config, tab);
        const { lhr } = await inNewBrowser(audit);
        // Sometimes Lighthouse sees no first paint.
        const isMeasured = lhr.categories["performance"]?.score !== null;
        if (isMeasured || round > 2 * rounds) reports.push(lhr);
      }
      rows.push(rowOf(`${name}, ${form}`, reports));
    }
  }
  return rows;
}

/** Nothing loads in a snapshot, so it has no performance. */
async function searchOpen(lighthouse: Lighthouse, site: string): Promise<string> {
  const { lhr } = await inNewBrowser(async (tab) => {
    await tab.goto(site, { waitUntil: "networkidle0" });
    await tab.click(".search-button");
    await tab.keyboard.type("chunk");
    await tab.waitForSelector("a.search-option");
    return lighthouse.snapshot(tab);
  });
  const categories = { ...lhr.categories, performance: { score: null } };
  return rowOf("search open", [{ ...lhr, categories }]);
}

/** Each time as a new reader. */
async function inNewBrowser<Result>(use: (tab: Page) => Promise<Result>): Promise<Result> {
  const browser = await puppeteer.launch(await launchOptions());
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

function rowOf(name: string, reports: readonly Report[]): string {
  const score = (category: string) =>
    median(reports.map(({ categories }) => (categories[category]?.score ?? NaN) * 100)).toFixed(0);
  const figure = (audit: string, digits: number) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN)).toFixed(digits);
  const cells = [
    ...["performance", "accessibility", "best-practices", "seo"].map(score),
    figure("total-blocking-time", 0),
    figure("cumulative-layout-shift", 3),
  ];
  return `| ${[name, ...cells.map((cell) => (cell === "NaN" ? "" : cell))].join(" | ")} |`;
}
