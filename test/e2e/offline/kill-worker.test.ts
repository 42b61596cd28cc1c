import { describe, expect, it } from "@jest/globals";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "puppeteer";
import { killWorker } from "../../../plugins/output/kill-worker.ts";
import { fixtureSite } from "../../project/fixture-site.ts";
import { arrived, useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import { titleOf } from "../sites/published-site.ts";
import { cacheNames, openWithWorker, visit } from "../worker-reader.ts";

const open = useBrowser();

const host = useHost();

const publishWorker = (body: string) => {
  const answer = { type: "text/javascript", body };
  host().fault = (pathname) => (pathname === "/sw.js" ? { answer } : undefined);
};

/** A worker that answers nonsense for every page and every file. */
const brokenWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(
  new Response("<h1>Broken</h1>", { headers: { "Content-Type": "text/html" } })));`;

const isFree = (page: Page) =>
  page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.getRegistrations()).length === 0 &&
      (await caches.keys()).every((name) => !/^(?:webpack|workbox)-/.test(name)),
  );

describe("the worker that removes itself, published as sw.js", () => {
  it("frees a reader of a worker that answers nonsense and of all that it stored, after one navigation, and loads no page again and again, though its script registers the worker", async () => {
    const page = await openWithWorker(open, `${host().url}/guides/`);
    await page.evaluate(() => caches.open("somebody-else"));
    publishWorker(brokenWorker);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    // The page notices that another worker is in charge.
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Broken");
    publishWorker(killWorker);
    await page.goto(`${host().url}/guides/caching/`);
    await arrived(page, titleOf("/guides/caching/"));
    await isFree(page);
    expect(await cacheNames(page)).toEqual(["somebody-else"]);
    await visit(page, "/guides/");
    let loads = 0;
    page.on("load", () => loads++);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)));
    expect(loads).toBe(0);
    await isFree(page);
  });
});

describe("a build with SERVICE_WORKER=remove", () => {
  it("frees readers of the builds before, and has pages that register no worker", async () => {
    const variables = { SERVICE_WORKER: "remove" };
    const folder = await fixtureSite({ name: "removed", variables });
    expect(await readFile(path.join(folder, "sw.js"), "utf8")).toBe(killWorker);
    const page = await openWithWorker(open, `${host().url}/guides/`);
    await host().publish(folder);
    await visit(page, "/guides/first/");
    await isFree(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller === null);
    host().requests.length = 0;
    await visit(page, "/guides/second/");
    // Its script registers workers otherwise.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/after-load.")),
    );
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    expect(host().requests.filter((pathname) => pathname === "/sw.js")).toEqual([]);
    expect(host().requests).toContain("/guides/second/");
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  });
});
