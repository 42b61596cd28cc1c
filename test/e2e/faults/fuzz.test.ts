import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { cp, glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveFolder, type RunningServer } from "../../../src/commands/hosting/server.ts";
import { fixtureSite } from "../../project/fixture-site.ts";
import { gitHubIssue } from "../../unit/git-hub.ts";
import { exampleIssues } from "../vote/example-issues.ts";
import { gitHubServer, type GitHubServer } from "../vote/git-hub-server.ts";
import { hydrated, useBrowser } from "../browser.ts";
import {
  found,
  refused,
  startSearchService,
  type SearchService,
} from "../search/hosted-search-service.ts";
import {
  expectUnharmed,
  groups,
  hostileTexts as texts,
  localKeys,
  sessionKeys,
} from "./payloads.ts";
import { servicesSite, sponsors } from "../sites/services-site.ts";
import { scrollToRank } from "../sponsors/sponsor-reader.ts";
import { portOf } from "../worker-browser.ts";

const open = useBrowser();

let hub: GitHubServer;
let service: SearchService;
let site: RunningServer;
/** A copy of the site: its search index is changed. */
let folder: string;
beforeAll(async () => {
  hub = await gitHubServer(exampleIssues(5), portOf("votes.test"));
  service = await startSearchService(() => found());
  folder = await mkdtemp(path.join(tmpdir(), "hostile-"));
  await cp(await fixtureSite(servicesSite), folder, { recursive: true });
  site = await serveFolder(folder, 0);
  process.env.SITE_URL = site.url;
});
afterAll(async () => {
  await site.close();
  await service.close();
  await hub.close();
  await rm(folder, { recursive: true });
});

/** What a host answers to an address that it cannot read; the site is not at fault. */
const statuses = { expected: /status of (?:4\d\d|5\d\d)|ERR_/ };

/** Searches for a text, in place of the one before. */
const search = async (page: Page, text: string) => {
  if ((await page.$(".search[open]")) === null) await page.keyboard.press("/");
  await page.waitForSelector("#search-field");
  await page.$eval("#search-field", (field) => field instanceof HTMLInputElement && field.select());
  await page.keyboard.sendCharacter(text);
};

/** Tries some hundred texts at each place. */
const inFull = process.env.FULL ? describe : describe.skip;

inFull("a hostile text", () => {
  it("does nothing in the hash, in the query and in the path", async () => {
    const page = await open(`${site.url}/guides/first/`, statuses);
    await hydrated(page);
    for (const text of texts) {
      await page.evaluate((hash) => (location.hash = hash), text);
      await expectUnharmed(page, text);
    }
    const encoded = texts.map((text) => encodeURIComponent(text.toWellFormed()));
    const queries = groups(encoded, 3).map(
      ([search = "", label = "", order = ""]) =>
        `/vote/?search=${search}&label=${label}&sort=${order}`,
    );
    const paths = groups(encoded, 13).map(
      (parts) => `/x${parts.join("/")}/?${parts[0]}#${parts[1]}`,
    );
    for (const url of [...queries, ...paths]) {
      await page.goto(site.url + url, { waitUntil: "domcontentloaded" });
      await hydrated(page);
      await expectUnharmed(page, url);
    }
  });

  it("does nothing in what is stored, under any key", async () => {
    const page = await open(`${site.url}/guides/first/`);
    const keys = [...localKeys, ...sessionKeys];
    const stored = texts.flatMap((text) => [
      text,
      JSON.stringify({ key: "default", id: text, list: [{ date: text, issues: [text] }] }),
    ]);
    for (const [at, values] of groups(stored, keys.length).entries()) {
      await page.evaluate(
        (entries, local) => {
          for (const [key = "", value = ""] of entries) {
            (local.includes(key) ? localStorage : sessionStorage).setItem(key, value);
          }
        },
        values.map((value, index) => [keys[(index + at) % keys.length] ?? "", value]),
        localKeys,
      );
      await page.goto(site.url + ["/guides/first/", "/", "/vote/"][at % 3], { waitUntil: "load" });
      await hydrated(page);
      await expectUnharmed(page, values);
    }
  });

  it("is tried under each key that the site's code names", async () => {
    const named = new Set<string>();
    for await (const file of glob("src/**/*.{ts,tsx}")) {
      const text = await readFile(file, "utf8");
      const keys = /\bstored(?:Choice|Json|Text)(?:<\w+>)?\(\s*"([^"]+)"|storageKey = "([^"]+)"/g;
      for (const [, key, other = ""] of text.matchAll(keys)) named.add(key ?? other);
    }
    expect([...named].toSorted()).toEqual([...localKeys, ...sessionKeys].toSorted());
  });

  it("is a text in what the API of the votes answers", async () => {
    const page = await open(`${site.url}/vote/`, statuses);
    const issues = texts.map((text, index) => ({
      ...gitHubIssue(index + 1, {
        title: text,
        labels: [{ name: text, color: index % 3 === 0 ? text : "a2eeef" }, text],
      }),
      ...(index % 5 === 4 && { html_url: text }),
    }));
    // An answer with one issue that is none is refused as a whole.
    const readable = issues.filter((_, index) => index % 5 !== 4);
    for (const items of [issues, readable, [{ title: texts }]]) {
      hub.fail({ body: { total_count: items.length, incomplete_results: false, items } });
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await page.waitForSelector(".issue, .vote-fault");
      await expectUnharmed(page, texts);
    }
  });

  it("is a text in the names and addresses of sponsors", async () => {
    const page = await open(`${site.url}/`, { expected: /ERR_|img-src/ });
    await hydrated(page);
    await scrollToRank(page, "backer");
    const names = await page.$$eval(".sponsor-name", (all) => all.map((one) => one.textContent));
    expect(names).toEqual(sponsors.map(({ name }) => name));
    await expectUnharmed(page, "sponsors");
  });

  it("is a text in what a hosted search answers", async () => {
    const page = await open(`${site.url}/guides/`, statuses);
    const hits = texts.map((text, at) => ({
      objectID: String(at),
      type: at % 2 === 0 ? "content" : "lvl1",
      url:
        at % 4 === 0
          ? text
          : `https://webpack.js.org/guides/${encodeURIComponent(text.toWellFormed())}/`,
      anchor: text,
      content: `webpack ${text}`,
      hierarchy: { lvl0: text, lvl1: text, lvl2: text, lvl3: null },
    }));
    for (const values of groups(hits, 13)) {
      service.behave = () => found(...values);
      await page.reload();
      await hydrated(page);
      await search(page, "webpack");
      await page.waitForSelector(".search-option, .search [role=status]:not(:empty)");
      await expectUnharmed(page, values);
    }
  });

  it("is a text in the search index, and as what is searched for", async () => {
    service.behave = () => refused(403);
    for await (const file of glob("search-index.*.json", { cwd: folder })) {
      const index = JSON.parse(await readFile(`${folder}/${file}`, "utf8"));
      const pages = texts.map((text, at) => ({
        url: `/guides/${at}/`,
        title: `webpack ${text}`,
        description: text,
        sections: [{ id: text, level: 2, title: text, text: `${text} \`${text}\``, code: text }],
      }));
      await writeFile(
        `${folder}/${file}`,
        JSON.stringify({ ...index, pages: [...index.pages, ...pages] }),
      );
    }
    const page = await open(`${site.url}/guides/`, statuses);
    await hydrated(page);
    for (const text of ["webpack", ...texts]) {
      await search(page, text.slice(0, 300));
      await page.waitForFunction(
        () => document.querySelector(".search [role=status]")?.textContent !== "",
      );
      await expectUnharmed(page, text);
    }
  });
});
