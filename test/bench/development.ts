import { readFile, rm, writeFile } from "node:fs/promises";
import type { Browser, Page } from "puppeteer";
import { serveProject } from "../dev/dev-site.ts";
import type { Project } from "../project/project.ts";

/** Odd, so that one of them is the median. */
const startCount = 3;
const editCount = 9;

/** In milliseconds; webpack writes its cache when it has had nothing to do for 5 seconds. */
const cacheTime = 7000;

export interface DevelopmentTimes {
  /** From webpack's start to the text of the first page on the screen, in seconds, medians. */
  readonly start: number;
  readonly startFromCache: number;
  /** From a page's file to its text on the screen, in milliseconds, the median. */
  readonly edit: number;
}

interface MeasuredPage {
  readonly file: string;
  readonly url: string;
}

export async function measureDevelopment(
  project: Project,
  browser: Browser,
  page: MeasuredPage,
): Promise<DevelopmentTimes> {
  const starts: number[] = [];
  const startsFromCache: number[] = [];
  const edits: number[] = [];
  for (let count = 1; count <= 2 * startCount; count += 1) {
    // One without a cache, one with what it has left.
    const isCold = count % 2 === 1;
    if (isCold) await rm(project.path("node_modules/.cache"), { recursive: true, force: true });
    const before = performance.now();
    const site = await serveProject(project);
    const tab = await browser.newPage();
    try {
      await tab.goto(site.url + page.url);
      await tab.waitForSelector("[data-article] p", { timeout: 120_000 });
      (isCold ? starts : startsFromCache).push((performance.now() - before) / 1000);
      await tab.waitForFunction(
        () => !document.body.textContent.includes("The sample is running"),
        { timeout: 120_000 },
      );
      if (isCold) await new Promise((resolve) => setTimeout(resolve, cacheTime));
      if (count === 2 * startCount) edits.push(...(await editTimes(tab, project.path(page.file))));
    } finally {
      await tab.close();
      await site.stop();
    }
  }
  return {
    start: median(starts),
    startFromCache: median(startsFromCache),
    edit: median(edits),
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? NaN;

async function editTimes(page: Page, file: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let count = 0; count < editCount; count += 1) {
    times.push(await editTime(page, file, `Edit ${count}.`));
  }
  return times;
}

async function editTime(page: Page, file: string, words: string): Promise<number> {
  // As a person would: after the last build has settled.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const text = await readFile(file, "utf8");
  const before = performance.now();
  await writeFile(file, `${text}\n${words}\n`);
  await page.waitForFunction(
    (wanted) => document.querySelector("[data-article]")?.textContent.includes(wanted),
    { polling: "mutation", timeout: 60_000 },
    words,
  );
  return performance.now() - before;
}
