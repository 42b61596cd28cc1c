import { readFile, writeFile } from "node:fs/promises";
import type { Browser, Page } from "puppeteer";
import { serveProject } from "../dev/dev-site.ts";
import type { Project } from "../project/project.ts";

/** Odd, so that one of them is the median. */
const editCount = 9;

export interface DevelopmentTimes {
  /** From the command to the text of the first page on the screen, in seconds. */
  readonly start: number;
  /** From a page's file to its text on the screen, in milliseconds, the median. */
  readonly edit: number;
}

/** @param project without a cache */
export async function measureDevelopment(
  project: Project,
  browser: Browser,
  { file, url }: { readonly file: string; readonly url: string },
): Promise<DevelopmentTimes> {
  const before = performance.now();
  const site = await serveProject(project);
  const page = await browser.newPage();
  try {
    await page.goto(site.url + url);
    await page.waitForSelector("[data-article] p", { timeout: 120_000 });
    const start = (performance.now() - before) / 1000;
    const times: number[] = [];
    for (let count = 0; count < editCount; count += 1) {
      times.push(await editTime(page, project.path(file), `Edit ${count}.`));
    }
    return { start, edit: times.toSorted((a, b) => a - b)[(editCount - 1) / 2] ?? NaN };
  } finally {
    await page.close();
    await site.stop();
  }
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
