import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { arrived, useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import { saveData } from "./offline-reader.ts";
import { useTwoBuilds } from "../sites/two-builds.ts";
import { cacheNames, firstParagraph, kept, saving, takeUpdate, visit } from "../worker-reader.ts";

const open = useBrowser();

const builds = useTwoBuilds();
const host = useHost(() => builds().first);
beforeEach(() => saveDataInWorker(builds().first));

/** Has the worker of a build save data. */
async function saveDataInWorker(folder: string): Promise<void> {
  const body = saving + (await readFile(path.join(folder, "sw.js"), "utf8"));
  const answer = { type: "text/javascript", body };
  host().fault = (pathname) => (pathname === "/sw.js" ? { answer } : undefined);
}

/** Files that are kept or were asked for, without their hashes. */
const names = (paths: readonly string[]) => paths.map((one) => one.replace(/[.?].*/, ""));

const extra = /^\/(?:(?:search|view)-|drawer-swipe|assets\/icon-)/;

describe("a reader who saves data", () => {
  it("gets nothing ahead but what every page needs, and no page twice; reads on without a network what was opened, as it was, also after an update", async () => {
    const page = await open(`${host().url}/guides/`, { prepare: saveData });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForNetworkIdle({ idleTime: 300 });
    const files = names(await kept(page, "files"));
    expect(files).toEqual(expect.arrayContaining(["/client", "/client-runtime", "/vendor"]));
    expect(files.filter((one) => extra.test(one))).toEqual([]);
    expect(names(await kept(page, "shell")).toSorted()).toEqual(["/app-shell/index", "/build"]);
    expect(host().requests.filter((one) => extra.test(one))).toEqual([]);
    expect(host().requests.filter((one) => one === "/guides/")).toHaveLength(1);
    expect(await cacheNames(page)).toEqual(["webpack-files", "webpack-shell"]);

    await page.click('#sidebar a[href="/guides/second/"]');
    await arrived(page, "Second guide");
    host().isReachable = false;
    await page.reload();
    await arrived(page, "Second guide");
    host().isReachable = true;
    for (const url of ["/guides/first/", "/vote/", "/guides/"]) await visit(page, url);
    await saveDataInWorker(builds().second);
    host().requests.splice(0);
    await takeUpdate(page, host(), builds().second);
    expect(host().requests.filter((url) => /\/first\.\w+\.js$|^\/view-/.test(url))).toEqual([]);
    host().isReachable = false;
    await visit(page, "/guides/first/");
    await page.waitForSelector(".article p");
    expect(await firstParagraph(page)).toBe("The first version.");
    await visit(page, "/vote/");
    await arrived(page, "Vote");
    host().isReachable = true;
    await visit(page, "/vote/");
    await arrived(page, "Vote now");
  });
});
