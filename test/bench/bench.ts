// Measures what maintainers, writers and readers wait for, on a copy of the project;
// with `--peers`, what builds take with other generators, and with `--lighthouse`, its scores.
import { execSync } from "node:child_process";
import puppeteer, { type Browser } from "puppeteer";
import { launchOptions } from "../project/browser.ts";
import { serveFolder } from "../../src/commands/hosting/server.ts";
import { Project } from "../project/project.ts";
import { measureBuilds } from "./builds.ts";
import { measureEdits, measureStarts } from "./development.ts";
import { runLighthouse } from "./lighthouse.ts";
import { loadRows } from "./load.ts";
import { medians } from "./medians.ts";
import { pages, read } from "./pages.ts";
import { comparePeers } from "./peers/peers.ts";
import { measureReading, ownSite } from "./reading.ts";
import { measureSearch } from "./search.ts";
import { weighPage, type PageWeight } from "./page-weight.ts";
import { table, type Row } from "./table.ts";

const guide = { file: "content/guides/caching.mdx", url: pages.guide };

/** What `npm run dev` takes before it starts webpack, which the copy starts without it; in seconds. */
function npmTime(): number {
  const before = performance.now();
  execSync("npm run predev", { stdio: "ignore" });
  return (performance.now() - before) / 1000;
}

async function buildRows(project: Project): Promise<readonly Row[]> {
  const costs = Object.entries(await measureBuilds(project, guide.file));
  return costs.flatMap(([name, { seconds, cpuSeconds, memory }]) => [
    { name: `${name} build`, value: seconds, unit: "s" },
    { name: `${name} build, CPU`, value: cpuSeconds, unit: "s" },
    { name: `${name} build, memory`, value: memory, unit: "MB" },
  ]);
}

/** Calls it one after another, and takes the medians. */
async function repeat<Figures extends Readonly<Record<keyof Figures, number>>>(
  rounds: number,
  measure: () => Promise<Figures>,
): Promise<Figures> {
  const measured: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measure());
  return medians(measured);
}

async function developmentRows(project: Project, browser: Browser): Promise<readonly Row[]> {
  const place = {
    develop: (port: number) => project.develop(port),
    caches: [project.path("node_modules/.cache")],
    file: project.path(guide.file),
    page: guide.url,
  };
  const { start, startFromCache } = await repeat(3, () => measureStarts(browser, place));
  const edit = await measureEdits(browser, place);
  return [
    { name: "npm's part of the start of dev", value: npmTime(), unit: "s" },
    { name: "dev, first page, no cache", value: start, unit: "s", budget: 3 },
    { name: "dev, first page, cached", value: startFromCache, unit: "s", budget: 1.5 },
    { name: "edit to screen", value: edit, unit: "ms", budget: 120 },
  ];
}

/** What they may weigh is in `budgets.json`, which a test checks. */
function weightRows(name: string, weight: PageWeight): readonly Row[] {
  const kilobytes = (bytes: number) => bytes / 1000;
  return [
    { name: `${name} (${weight.words} words)`, value: weight.requests, unit: "requests" },
    { name: "  HTML", value: kilobytes(weight.html), unit: "KB" },
    { name: "  CSS", value: kilobytes(weight.css), unit: "KB" },
    { name: "  JavaScript", value: kilobytes(weight.js), unit: "KB" },
    {
      name: "  … before it can be read",
      value: kilobytes(weight.blocking),
      unit: "KB",
      budget: 1,
    },
    { name: "  images", value: kilobytes(weight.images), unit: "KB" },
  ];
}

async function searchRows(project: Project, browser: Browser): Promise<readonly Row[]> {
  const { quality, index, load, key, slowKey } = await measureSearch(project, browser);
  return [
    { name: "searches that find their page", value: quality, unit: "%" },
    { name: "search index of 150 pages", value: index, unit: "KB", budget: 350 },
    { name: "  from opening to the first result", value: load, unit: "ms" },
    { name: "  from a key to its results", value: key, unit: "ms", budget: 50 },
    { name: "  … on a CPU 4 times slower", value: slowKey, unit: "ms", budget: 150 },
  ];
}

async function readingRows(browser: Browser, url: string): Promise<readonly Row[]> {
  const times = await repeat(5, () => measureReading(browser, { ...ownSite, url }, read));
  return [
    { name: "click to an average page", value: times.click, unit: "ms", budget: 30 },
    { name: "  … on a slow network", value: times.slowClick, unit: "ms", budget: 45 },
    { name: "click to the largest page", value: times.clickToLargest, unit: "ms", budget: 30 },
    { name: "  … on a slow network", value: times.slowClickToLargest, unit: "ms", budget: 45 },
    { name: "first key to result", value: times.search, unit: "ms", budget: 50 },
    { name: "  … right after the first load", value: times.coldSearch, unit: "ms", budget: 150 },
    { name: "blocking on a slow phone", value: times.blocking, unit: "ms", budget: 50 },
  ];
}

async function measureSite(): Promise<void> {
  const project = await Project.create({
    content: "content",
    minimize: true,
    copiesPackages: true,
  });
  const browser = await puppeteer.launch(await launchOptions());
  try {
    const rows = [...(await developmentRows(project, browser)), ...(await buildRows(project))];
    const server = await serveFolder(project.path("dist"), 0);
    for (const [name, url] of Object.entries(pages)) {
      rows.push(...weightRows(name, await weighPage(browser, server.url + url)));
    }
    rows.push(...(await readingRows(browser, server.url)));
    await server.close();
    rows.push(...(await loadRows(project.path("dist"), 60)));
    rows.push(...(await searchRows(project, browser)));
    console.log(table(rows));
  } finally {
    await browser.close();
    await project.remove();
  }
}

if (process.argv.includes("--peers")) await comparePeers();
else if (process.argv.includes("--lighthouse")) await runLighthouse();
else await measureSite();
