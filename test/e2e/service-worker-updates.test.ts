import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
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
  saving,
  updateAndTidy,
  visit,
  workerIsReady,
} from "./worker-reader.ts";

const open = useBrowser();

const builds = useTwoBuilds();
const host = useHost(() => builds().first);
let copies: string;
beforeEach(async () => {
  copies = await mkdtemp(path.join(tmpdir(), "copies-"));
});
afterEach(() => rm(copies, { recursive: true }));

const buildIsGone = (page: Page, id = "") =>
  page.waitForFunction(
    async (one) => (await caches.keys()).every((name) => !name.includes(`-${one}-`)),
    {},
    id,
  );

/** A reader of two pages, of which an update changes the first one and is on the second. */
async function updated(leadToFirst: (page: Page) => Promise<unknown>, fault = host().fault) {
  const page = await open(`${host().url}/guides/`);
  await workerIsReady(page);
  const [before] = await idOf(page);
  await leadToFirst(page);
  await visit(page, "/guides/second/");
  await workerIsReady(page);
  await host().publish(builds().second);
  host().fault = fault;
  await check(page);
  await updateAndTidy(page);
  return { page, before };
}

const typed = async (page: Page) => {
  await visit(page, "/guides/first/");
  await workerIsReady(page);
};

const linked = async (page: Page) => {
  await page.click('#sidebar a[href="/guides/first/"]');
  await page.waitForFunction(() =>
    document.querySelector(".article")?.textContent?.includes("The first version."),
  );
  await page.waitForFunction(async () => {
    const { pages } = await (await fetch("/build.json")).json();
    return caches.match(String(pages["/guides/first/"]));
  });
};

/** Opens the first page, without the network where that is so, and gives its version. */
async function version(page: Page) {
  await visit(page, "/guides/first/");
  await page.waitForSelector(".article p");
  return (await firstParagraph(page))?.match(/first|second/)?.[0];
}

describe("an update that cannot fetch the new text of a page", () => {
  const answer = { status: 500, body: "Deploying" };
  const fault = (pathname: string) => (/\/first\.\w+\.js$/.test(pathname) ? { answer } : undefined);

  it.each([
    ["was opened", typed],
    ["a link led to", linked],
  ])("leaves one that %s as it was, until it can", async (_, lead) => {
    const { page, before } = await updated(lead, fault);
    host().isReachable = false;
    expect(await version(page)).toBe("first");
    host().isReachable = true;
    host().fault = () => undefined;
    await visit(page, "/guides/second/");
    await buildIsGone(page, before);
    host().isReachable = false;
    expect(await version(page)).toBe("second");
  });

  it("shows it in its place while the host is in trouble", async () => {
    const { page } = await updated(typed, fault);
    host().fault = (pathname) => (pathname.endsWith("/") ? { answer } : undefined);
    expect(await version(page)).toBe("first");
  });

  it("leaves all as they were for a reader who saves data, until they are opened again", async () => {
    const publish = async (folder: string) => {
      const body = saving + (await readFile(path.join(folder, "sw.js"), "utf8"));
      const script = { answer: { type: "text/javascript", body } };
      host().fault = (pathname) => (pathname === "/sw.js" ? script : undefined);
      await host().publish(folder);
    };
    await publish(builds().first);
    const page = await open(`${host().url}/guides/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [before] = await idOf(page);
    await typed(page);
    await visit(page, "/guides/second/");
    await workerIsReady(page);
    await publish(builds().second);
    await check(page);
    await updateAndTidy(page);
    expect(host().requests.filter((url) => /\/first\.\w+\.js$/.test(url))).toEqual([]);
    host().isReachable = false;
    expect(await version(page)).toBe("first");
    host().isReachable = true;
    expect(await version(page)).toBe("second");
    await visit(page, "/guides/second/");
    await buildIsGone(page, before);
  });
});

describe("an update", () => {
  it("fetches the new text of a page that a link led to", async () => {
    const { page } = await updated(linked);
    host().isReachable = false;
    expect(await version(page)).toBe("second");
  });

  it("shows the new text while the host is in trouble", async () => {
    const { page } = await updated(typed);
    const answer = { status: 503, body: "Deploying" };
    host().fault = (pathname) => (pathname.endsWith("/") ? { answer } : undefined);
    expect(await version(page)).toBe("second");
  });
});

describe("workers that newer ones replace before they take over", () => {
  /** The second build under another id. */
  async function another(id: string) {
    const folder = path.join(copies, id);
    await cp(builds().second, folder, { recursive: true });
    const record = await readFile(path.join(folder, "build.json"), "utf8");
    const { id: before } = JSON.parse(record);
    for (const file of ["build.json", "sw.js"]) {
      const text = await readFile(path.join(folder, file), "utf8");
      await writeFile(path.join(folder, file), text.replaceAll(before, id));
      for (const end of ["br", "gz"])
        await rm(path.join(folder, `${file}.${end}`), { force: true });
    }
    return folder;
  }

  it("leave no caches behind, while a tab stays open", async () => {
    const page = await open(`${host().url}/guides/first/`);
    await workerIsReady(page);
    const [first] = await idOf(page);
    const cores = async () => (await cacheNames(page)).filter((name) => name.endsWith("-core"));
    const coresOf = (...ids: unknown[]) => ids.map((id) => `webpack-${String(id)}-core`).toSorted();
    for (const id of ["1111", "2222", "3333"]) {
      await host().publish(await another(id));
      expect(await check(page)).toBe(true);
    }
    // The one before the last was still waiting, in case that the installation would fail.
    expect(await cores()).toEqual(coresOf(first, "2222", "3333"));
    host().fault = (pathname) =>
      pathname.endsWith("/") ? { answer: { status: 503, body: "" } } : undefined;
    await page.reload();
    await page.waitForFunction(async () => !(await caches.has("webpack-2222-core")));
    expect(await cores()).toEqual(coresOf(first, "3333"));
    expect(await kept(page, "pages")).toEqual(["/guides/first/"]);
  });
});
