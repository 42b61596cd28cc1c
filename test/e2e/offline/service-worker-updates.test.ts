import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import { useTwoBuilds } from "../sites/two-builds.ts";
import {
  cacheNames,
  check,
  firstParagraph,
  heading,
  kept,
  openWithWorker,
  takeUpdate,
  textIsKept,
  update,
  visit,
  workerIsReady,
} from "../worker-reader.ts";

const open = useBrowser();

const builds = useTwoBuilds();
const host = useHost(() => builds().first);

const first = "/guides/first/";

const reader = (url = first) => openWithWorker(open, host().url + url);

const typed = async (page: Page) => {
  await visit(page, first);
  await workerIsReady(page);
};

const linked = async (page: Page) => {
  await page.click(`#sidebar a[href="${first}"]`);
  await page.waitForFunction(() =>
    document.querySelector(".article")?.textContent?.includes("The first version."),
  );
  await textIsKept(page, first);
};

async function version(page: Page) {
  await visit(page, first);
  await page.waitForSelector(".article p");
  return (await firstParagraph(page))?.match(/first|second/)?.[0];
}

const trouble = { answer: { status: 503, body: "Deploying" } };
const documents = (pathname: string) => (pathname.endsWith("/") ? trouble : undefined);
const texts = (pathname: string) => (/\/first\.\w+\.js$/.test(pathname) ? trouble : undefined);

describe("after an update, a page", () => {
  it.each([
    ["was opened", typed],
    ["a link led to", linked],
  ])(
    "that %s can be read in its new version, without a network and with a host in trouble",
    async (_, lead) => {
      const page = await reader("/guides/");
      await lead(page);
      await visit(page, "/guides/second/");
      await workerIsReady(page);
      await takeUpdate(page, host(), builds().second);
      await textIsKept(page, first);
      host().fault = documents;
      await page.waitForFunction(async (url) => !(await caches.match(url)), {}, first);
      expect(await version(page)).toBe("second");
      host().isReachable = false;
      expect(await version(page)).toBe("second");
    },
  );

  it("that was opened stays as it was where its new text could not be fetched, until it can", async () => {
    const page = await reader();
    await visit(page, "/guides/second/");
    await workerIsReady(page);
    host().fault = texts;
    await takeUpdate(page, host(), builds().second);
    host().fault = (pathname) => texts(pathname) ?? documents(pathname);
    expect(await version(page)).toBe("first");
    host().isReachable = false;
    expect(await version(page)).toBe("first");
    host().isReachable = true;
    host().fault = () => undefined;
    await visit(page, "/guides/second/");
    await textIsKept(page, first);
    await page.waitForFunction(async (url) => !(await caches.match(url)), {}, first);
    host().isReachable = false;
    expect(await version(page)).toBe("second");
  });
});

describe("an update", () => {
  it("leaves what a tab of the build before needs, and nothing of earlier versions of the site", async () => {
    const page = await reader("/guides/");
    const old = await open(`${host().url}/guides/second/`, {
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
    await page.bringToFront();
    await linked(page);
    await page.evaluate(async () => {
      await caches.open(`workbox-precache-v2-${location.origin}/`);
      await caches.open("somebody-else");
    });
    await takeUpdate(page, host(), builds().second);
    expect(await cacheNames(page)).toEqual([
      "somebody-else",
      "webpack-files",
      "webpack-pages",
      "webpack-shell",
    ]);
    expect((await kept(page, "shell")).length).toBe(2);
    // The host has none of that build any more.
    const text = await page.evaluate(async () => {
      const files = await (await caches.open("webpack-files")).keys();
      return files.map(({ url }) => url).filter((url) => url.includes("/guides/first."));
    });
    const statuses = await old.evaluate(
      (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).status)),
      text,
    );
    expect(statuses).toEqual([200]);
  });

  it("that is rolled back leaves nothing of the build that was live meanwhile", async () => {
    const page = await reader("/guides/");
    const before = await kept(page, "shell");
    await takeUpdate(page, host(), builds().second);
    await takeUpdate(page, host(), builds().first);
    expect((await kept(page, "shell")).toSorted()).toEqual(before.toSorted());
  });

  it("that is taken while a newer one arrives leaves that its shell", async () => {
    const page = await reader("/guides/");
    await host().publish(builds().second);
    expect(await check(page)).toBe(true);
    await host().publish("dist");
    host().fault = (path) => (path.startsWith("/client-runtime.") ? { delay: 3000 } : undefined);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.waitForFunction(
      async () => (await (await caches.open("webpack-shell")).keys()).length === 6,
    );
    await update(page);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await update(page);
    host().isReachable = false;
    await visit(page, "/nowhere/");
    expect(await heading(page)).toBe("Page Not Saved");
  });

  it("removes files that nothing names when they are a month old", async () => {
    const page = await reader();
    await page.evaluate(async () => {
      const files = await caches.open("webpack-files");
      const put = (path: string, age: number) => {
        const date = new Date(Date.now() - age * 24 * 60 * 60 * 1000).toUTCString();
        return files.put(path, new Response("", { headers: { Date: date } }));
      };
      await put("/old.0a1b2c3d.js", 31);
      await put("/young.0a1b2c3d.js", 29);
    });
    const named = (await kept(page, "files")).filter((path) => !/0a1b2c3d/.test(path));
    await visit(page, "/guides/second/");
    await page.waitForFunction(async () => !(await caches.match("/old.0a1b2c3d.js")));
    expect(await kept(page, "files")).toEqual(
      expect.arrayContaining([...named, "/young.0a1b2c3d.js"]),
    );
  });
});
