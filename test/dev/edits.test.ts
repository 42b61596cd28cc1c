import { appendFile, rename, rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { isSameDocument, markDocument, useBrowser } from "../e2e/browser.ts";
import { Project } from "../project/project.ts";
import { serveProject, type DevSite } from "./dev-site.ts";
import { article, overlay, overlayFrame, shows, until } from "./shown.ts";

describe("the site in development", () => {
  let project: Project;
  let site: DevSite | undefined;
  const open = useBrowser();
  const second = "content/guides/second.mdx";

  beforeAll(async () => {
    project = await Project.create();
    // Something to scroll over.
    await project.edit(second, "It ends", `${"Words.\n\n".repeat(200)}It ends`);
    site = await serveProject(project);
    process.env.SITE_URL = site.url;
  });
  afterAll(async () => {
    await site?.stop();
    await project.remove();
  });

  /** Opens a page and waits for its text. */
  async function opened(url: string, text: string, expected?: RegExp): Promise<Page> {
    const page = await open(url, { expected });
    await shows(page, article, text);
    await markDocument(page);
    return page;
  }

  it("shows an edit of a page's text and front matter in place, with the theme and the scroll position, and without a service worker and analytics", async () => {
    const page = await opened("/guides/second/", "The second guide begins.");
    const found = await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      analytics: document.querySelectorAll('script[src*="googletagmanager"]').length,
    }));
    expect(found).toEqual({ workers: 0, analytics: 0 });
    await page.click(".theme-toggle");
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await project.edit(second, "It ends here", "It stops there");
    await shows(page, article, "It stops there.");
    const state = () => ({ top: scrollY, theme: document.documentElement.dataset.theme });
    expect(await page.evaluate(state)).toEqual({ top: 1500, theme: "dark" });
    await project.edit(second, "title: Second guide", "title: Other guide");
    await shows(page, "h1", "Other guide");
    await shows(page, "#sidebar", "Other guide");
    expect(await isSameDocument(page)).toBe(true);
  });

  it("tells what would make a page better, in the terminal and not over the page", async () => {
    const text = "---\ntitle: Rough\n---\n\nIt is rough.\n\n![](./square.svg)\n\n#### Deep\n";
    await project.write("content/guides/rough.mdx", text);
    const page = await opened("/guides/rough/", "It is rough.");
    await until(() => {
      const lines = [...(site?.output() ?? "").matchAll(/guides\/(rough\.mdx:\d+: [\w ]+)/g)];
      return ["1: the page has no", "7: an image has no", "9: heading"].every((start) =>
        lines.some(([, line]) => line?.startsWith(`rough.mdx:${start}`)),
      );
    });
    expect(await page.$("#webpack-dev-server-client-overlay")).toBeNull();
    await rm(project.path("content/guides/rough.mdx"));
    await shows(page, "h1", "Page Not Found");
  });

  it("shows a new page in the sidebar and in its folder's list, opens it, moves it when it is renamed, and takes it away when it is deleted", async () => {
    const page = await opened("/guides/", "The guides, in their order.");
    const path = (name: string) => project.path(`content/guides/${name}.mdx`);
    await project.write("new.mdx", "---\ntitle: New guide\n---\n\nIt is new.\n");
    // With its text: of an empty file, it's reported that it has no title.
    await rename(project.path("new.mdx"), path("new"));
    await shows(page, "#sidebar", "New guide");
    await shows(page, article, "New guide");
    await page.click('.section-pages a[href="/guides/new/"]');
    await shows(page, article, "It is new.");
    expect(await isSameDocument(page)).toBe(true);
    await rename(path("new"), path("newer"));
    await shows(page, "h1", "Page Not Found");
    const moved = await opened("/guides/newer/", "It is new.");
    await shows(moved, "#sidebar", "New guide");
    await rm(path("newer"));
    await shows(moved, "h1", "Page Not Found");
  });

  it("shows a page before its samples have run, and then their results", async () => {
    // Results of another run may be in the cache.
    const now = Date.now();
    const sample = `\`\`\`js sample=sum file=src/index.js\nconsole.log(${now} + 1);\n\`\`\``;
    const text = `---\ntitle: Sample\n---\n\n${sample}\n\n<Log of="sum" />\n\n<Emitted of="sum" />\n`;
    await project.write("content/guides/sample.mdx", text);
    const page = await opened("/guides/sample/", "The sample is running");
    expect(await page.$$eval(`${article} figure`, ({ length }) => length)).toBe(3);
    await shows(page, article, String(now + 1));
    await page.waitForSelector(`${article} .emitted`);
    await rm(project.path("content/guides/sample.mdx"));
    await shows(page, "h1", "Page Not Found");
  });

  it("shows a new folder with its pages", async () => {
    const page = await opened("/guides/", "The guides, in their order.");
    await project.write("content/loaders/index.mdx", "---\ntitle: Loaders\n---\n\nThey load.\n");
    await page.waitForSelector('.documentation-menu a[href="/loaders/"]');
    await page.click('.documentation-menu a[href="/loaders/"]');
    await shows(page, article, "They load.");
    expect(await isSameDocument(page)).toBe(true);
  });

  it("shows the sponsors as soon as they were read", async () => {
    const page = await opened("/", "The home page leads to");
    await shows(page, ".support", "Sponsors haven’t been synced yet.");
    expect(
      await page.$('.support-note a[href="https://opencollective.com/webpack"]'),
    ).not.toBeNull();
    const none = { latest: [], platinum: [], gold: [], silver: [], bronze: [], backer: [] };
    const gold = [{ name: "An example", url: "https://a.example/", amount: 20_000 }];
    const sponsors = { date: "2026-11-20T10:00:00Z", total: { ...none, gold }, monthly: none };
    await project.write("content/data/sponsors.json", JSON.stringify(sponsors));
    await shows(page, ".support", "As of November 20, 2026.");
  });

  it("says what is wrong with a broken page and where, until it is mended", async () => {
    const page = await opened(
      "/guides/second/",
      "It stops there.",
      /bundle has 1 error|never closed/,
    );
    await project.edit(second, "It stops there.", "It stops <b>there.");
    expect(await overlay(page)).toMatch(/guides\/second\.mdx:4\d\d: <b> is never closed/);
    await project.edit(second, "It stops <b>there.", "It is mended.");
    await shows(page, article, "It is mended.");
    await page.waitForSelector(overlayFrame, { hidden: true });
  });

  it("replaces a component and a style sheet in place, with the state of all others, also of an island, and leaves that without an error", async () => {
    const page = await opened("/concepts/pieces/", "an island");
    await chooseEval(page);
    await project.edit("src/components/footer/footer.tsx", "Built by", "Made by");
    await shows(page, ".footer", "Made by");
    await appendFile(project.path("src/components/footer/footer.css"), ".footer { order: 7; }\n");
    await page.waitForFunction(() => {
      const footer = document.querySelector(".footer");
      return footer !== null && getComputedStyle(footer).order === "7";
    });
    await shows(page, "[data-island] code", "eval");
    await page.click('.section-pages a[href="/concepts/"]');
    await page.waitForFunction(() => document.querySelector("[data-island]") === null);
    expect(await isSameDocument(page)).toBe(true);
  });
});

/** Clicks in an island until it answers: its script is compiled when it comes into view. */
const chooseEval = (page: Page) =>
  page.waitForFunction(() => {
    const isAlive = document.querySelector("[data-island] code")?.textContent.includes("eval");
    if (!isAlive)
      document.querySelector<HTMLInputElement>("[data-island] [type=checkbox]")?.click();
    return isAlive;
  });
