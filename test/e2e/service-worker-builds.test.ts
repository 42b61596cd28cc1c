import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { useBrowser } from "./browser.ts";
import { useHost } from "./host.ts";
import { useTwoBuilds } from "./two-builds.ts";
import {
  cacheNames,
  check,
  firstParagraph,
  idOf,
  kept,
  update,
  visit,
  workerIsReady,
} from "./worker-reader.ts";

const open = useBrowser();

const builds = useTwoBuilds();
const host = useHost(() => builds().first);
let copy: string;
beforeEach(async () => {
  copy = await mkdtemp(path.join(tmpdir(), "copy-"));
});
afterEach(() => rm(copy, { recursive: true }));

const url = "/guides/first/";

async function reader(beside?: Page): Promise<Page> {
  const page = await open(host().url + url, { beside });
  await workerIsReady(page);
  return page;
}

/** A copy of the second build, to be damaged. */
async function publishCopy() {
  await cp(builds().second, copy, { recursive: true });
  await host().publish(copy);
}

describe("an update", () => {
  it("leaves no cache of the build before, once no tab is on it", async () => {
    const page = await reader();
    const [before] = await idOf(page);
    await host().publish(builds().second);
    expect(await check(page)).toBe(true);
    await update(page);
    await page.waitForFunction(
      async (id) => (await caches.keys()).every((name) => !name.includes(`-${id}-`)),
      {},
      before,
    );
    expect(new Set(await idOf(page)).size).toBe(1);
    expect(await firstParagraph(page)).toMatch("The second version.");
  });

  it("keeps what a tab of the build before needs", async () => {
    const page = await reader();
    const [before] = await idOf(page);
    const old = await open(host().url + url, {
      beside: page,
      // As in a tab that is asleep, nothing in it notices that another worker takes over.
      prepare: async (one) =>
        void (await one.evaluateOnNewDocument(() =>
          navigator.serviceWorker.addEventListener(
            "controllerchange",
            (event) => event.stopImmediatePropagation(),
            { capture: true },
          ),
        )),
    });
    await old.waitForSelector(".update-place");
    await host().publish(builds().second);
    await check(page);
    await page.bringToFront();
    await update(page);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 3000)));
    expect(await idOf(page)).toContain(before);
    await old.close();
    await visit(page, "/guides/second/");
    await page.waitForFunction(
      async (id) => (await caches.keys()).every((name) => !name.includes(`-${id}-`)),
      {},
      before,
    );
  });

  it("keeps readable without a network what was so before", async () => {
    const page = await reader();
    await visit(page, "/guides/second/");
    await workerIsReady(page);
    await host().publish(builds().second);
    await check(page);
    await update(page);
    await page.waitForFunction(async () => {
      const { pages } = await (await fetch("/build.json")).json();
      return caches.match(String(pages["/guides/first/"]));
    });
    host().isReachable = false;
    await visit(page, url);
    await page.waitForSelector(".article p");
    expect(await firstParagraph(page)).toMatch("The second version.");
  });

  it("removes what the first worker of the site and nothing else has stored", async () => {
    const page = await reader();
    await page.evaluate(async () => {
      await caches.open(`workbox-precache-v2-${location.origin}/`);
      await caches.open("somebody-else");
    });
    await visit(page, "/guides/second/");
    await page.waitForFunction(
      async () => !(await caches.keys()).some((name) => name.startsWith("workbox-")),
    );
    expect(await cacheNames(page)).toContain("somebody-else");
  });
});

describe("a deploy that goes wrong", () => {
  const missing = async () => {
    // Compressed, too.
    const files = (await readdir(copy)).filter((name) => /^client\..*\.js/.test(name));
    for (const file of files) await rm(path.join(copy, file));
  };
  const otherShell = () =>
    cp(path.join(builds().first, "app-shell"), path.join(copy, "app-shell"), { recursive: true });
  const otherRecord = () =>
    cp(path.join(builds().first, "build.json"), path.join(copy, "build.json"));
  const broken = () => writeFile(path.join(copy, "sw.js"), 'throw new Error("broken");');

  it.each([
    ["a file of the new build is missing", missing],
    ["the shell is still the old one", otherShell],
    ["the record of the build is still the old one", otherRecord],
    ["the new worker does not even start", broken],
  ])("leaves readers with the worker they have, where %s", async (_, damage) => {
    const page = await reader();
    const [before] = await idOf(page);
    await publishCopy();
    await damage();
    expect(await check(page)).toBe(false);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    // Tried again later, it comes.
    await host().publish(builds().second);
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
      return registration.waiting !== null;
    });
    await update(page);
    await page.waitForFunction(
      async (id) => (await caches.keys()).every((name) => !name.includes(`-${id}-`)),
      {},
      before,
    );
    const shell = /^\/app-shell\/index\.html\?/;
    expect(await kept(page, "core")).toContainEqual(expect.stringMatching(shell));
  });
});
