import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import { closeCopyDialog, copyIs, copyState, openCopyDialog, press } from "./offline-reader.ts";
import { titleOf } from "../sites/published-site.ts";
import { kept, openWithWorker, visit } from "../worker-reader.ts";

const open = useBrowser();

const host = useHost();

const reader = (beside?: Page) => openWithWorker(open, `${host().url}/guides/`, { beside });

describe("saving", () => {
  /** Presses Save, and waits until some of it is there and some, which is slow, is not. */
  async function begin(page: Page, slow: RegExp, delay: number) {
    host().fault = (path) => (slow.test(path) ? { delay } : undefined);
    await openCopyDialog(page);
    await press(page, "Save");
    await page.waitForFunction(() => {
      const { value = 0, max = 0 } = document.querySelector("progress") ?? {};
      return value > max / 2 && value < max;
    });
  }

  /** Watches the progress, and gives the least that is seen from now on. */
  async function leastProgress(page: Page) {
    const seen = await page.evaluateHandle(() => {
      const values: number[] = [];
      new MutationObserver(() => {
        const value = document.querySelector("progress")?.value;
        if (value !== undefined) values.push(value);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      return values;
    });
    return () => seen.evaluate((values) => Math.min(...values));
  }

  it("is stopped, stays so on the next page, is resumed, waits while the network is gone, and asks for nothing twice", async () => {
    const page = await reader();
    await begin(page, /^\/(?:guides|api|migrate)\//, 700);
    await press(page, "Stop");
    await copyIs(page, "stopped");
    const stopped = await page.$eval("progress", ({ value }) => value);
    expect(stopped).toBeGreaterThan(0);
    await visit(page, "/guides/");
    await openCopyDialog(page);
    expect(await copyState(page)).toBe("Stopped. Your progress is saved.");
    const there = await kept(page, "files");
    host().requests.length = 0;
    const least = await leastProgress(page);
    await press(page, "Resume");
    await copyIs(page, "saving");
    host().isReachable = false;
    await copyIs(page, "waiting");
    host().isReachable = true;
    host().fault = () => undefined;
    await copyIs(page, "saved");
    expect(await least()).toBeGreaterThanOrEqual(stopped);
    const again = host().requests.filter((path) => there.includes(path) && path !== "/build.json");
    expect(again).toEqual([]);
  });

  it("goes on while the reader follows links, after a page was loaded anew, and by itself in another tab after its own was closed", async () => {
    const page = await reader();
    await begin(page, /^\/migrate\//, 60_000);
    await closeCopyDialog(page);
    await page.click('.section-pages a[href="/guides/caching/"]');
    await arrived(page, titleOf("/guides/caching/"));
    await visit(page, "/concepts/");
    await openCopyDialog(page);
    await copyIs(page, "saving");
    const other = await reader(page);
    host().fault = () => undefined;
    await page.close();
    await openCopyDialog(other);
    await copyIs(other, "saved");
  });

  it("is seen in every tab, done by one, and stopped in any", async () => {
    const page = await reader();
    const other = await reader(page);
    host().fault = (path) => (path.startsWith("/plugins/") ? { delay: 60_000 } : undefined);
    await openCopyDialog(other);
    await page.bringToFront();
    await openCopyDialog(page);
    await press(page, "Save");
    await copyIs(page, "saving");
    await other.bringToFront();
    await copyIs(other, "saving");
    await other.waitForFunction(() => (document.querySelector("progress")?.value ?? 0) > 0);
    await press(other, "Stop");
    await copyIs(other, "stopped");
    host().fault = () => undefined;
    host().requests.length = 0;
    await page.bringToFront();
    await copyIs(page, "stopped");
    await press(page, "Resume");
    await other.bringToFront();
    await copyIs(other, "saved");
    const asked = host().requests.filter((path) => path.startsWith("/plugins/"));
    expect(asked).toHaveLength(new Set(asked).size);
  });

  it("waits for a slow worker before it is offered, and is not ended by a connection that breaks off once in a while", async () => {
    host().fault = (path) => (path.startsWith("/app-shell/") ? { delay: 4000 } : undefined);
    const page = await open(`${host().url}/guides/`);
    await openCopyDialog(page);
    expect(await copyState(page)).toMatch(/^Not saved\./);
    const broken = new Set<string>();
    host().fault = (path) => {
      if (!/^\/(?:guides|api)\/.*\.js$/.test(path) || broken.has(path)) return undefined;
      broken.add(path);
      return { breaks: true };
    };
    await press(page, "Save");
    await copyIs(page, "saved");
    expect(broken.size).toBeGreaterThan(3);
  });
});
