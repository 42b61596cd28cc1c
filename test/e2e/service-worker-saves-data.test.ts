import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, useBrowser } from "./browser.ts";
import { useHost } from "./host.ts";
import { titleOf } from "./published-site.ts";
import { useTwoBuilds } from "./two-builds.ts";
import {
  cacheNames,
  check,
  kept,
  saving,
  updateAndTidy,
  visit,
  workerIsReady,
} from "./worker-reader.ts";

const open = useBrowser();

const builds = useTwoBuilds();
const host = useHost();
beforeEach(() => publish("dist"));

/** Publishes a build whose worker saves data. */
async function publish(folder: string): Promise<void> {
  const body = saving + (await readFile(path.join(folder, "sw.js"), "utf8"));
  const answer = { type: "text/javascript", body };
  await host().publish(folder);
  host().fault = (pathname) => (pathname === "/sw.js" ? { answer } : undefined);
}

async function reader(): Promise<Page> {
  const page = await open(`${host().url}/guides/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForNetworkIdle({ idleTime: 500 });
  return page;
}

describe("a reader who saves data", () => {
  it("gets nothing ahead but what every page needs", async () => {
    const page = await reader();
    const core = (await kept(page, "core")).map((one) => one.replace(/[.?].*/, ""));
    expect(core.toSorted()).toEqual(
      expect.arrayContaining([
        "/app-shell/index",
        "/build",
        "/client",
        "/client-runtime",
        "/vendor",
      ]),
    );
    const extra = /^\/(?:(?:search|view)-|drawer-swipe|assets\/icon-)/;
    expect(core.filter((one) => extra.test(one))).toEqual([]);
    expect(host().requests.filter((one) => extra.test(one))).toEqual([]);
    expect((await cacheNames(page)).filter((name) => !name.endsWith("-core"))).toEqual([]);
  });

  it("is asked for no page twice", async () => {
    await reader();
    expect(host().requests.filter((one) => one === "/guides/")).toHaveLength(1);
  });

  it("reads on without a network what was opened", async () => {
    const page = await reader();
    await page.click('#sidebar a[href="/guides/caching/"]');
    await arrived(page, titleOf("/guides/caching/"));
    host().isReachable = false;
    await page.reload();
    await arrived(page, titleOf("/guides/caching/"));
  });
});

describe("a reader who saves data since the last version", () => {
  /** Has read these pages of it, and then takes the next one. */
  async function updated(...urls: readonly string[]): Promise<Page> {
    host().fault = () => undefined;
    await host().publish(builds().first);
    const page = await open(`${host().url}/guides/`);
    await workerIsReady(page);
    for (const url of [...urls, "/guides/"]) {
      await visit(page, url);
      await workerIsReady(page);
    }
    await publish(builds().second);
    host().requests.splice(0);
    await check(page);
    await updateAndTidy(page);
    return page;
  }

  it("keeps of what only some pages need all that is the same, without asking for it", async () => {
    const page = await updated();
    const views = (urls: readonly string[]) => urls.filter((url) => /^\/view-.*\.js$/.test(url));
    expect(views(await kept(page, "core")).map((url) => url.replace(/\..*/, ""))).toEqual(
      expect.arrayContaining(["/view-landing", "/view-printable"]),
    );
    expect(views(host().requests)).toEqual([]);
  });

  it("reads the vote without a network as it was, if it has changed", async () => {
    const page = await updated("/vote/");
    host().isReachable = false;
    await visit(page, "/vote/");
    await arrived(page, "Vote");
    host().isReachable = true;
    await visit(page, "/vote/");
    await arrived(page, "Vote now");
  });
});
