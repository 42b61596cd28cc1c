import { describe, expect, it } from "@jest/globals";
import { hydrated, useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import { noticedOffline, sayNetworkChanged } from "./offline-reader.ts";
import { found, search } from "../search/search-dialog.ts";
import { cacheNames, visit, workerIsReady } from "../worker-reader.ts";

const open = useBrowser();
const host = useHost();

describe("while there is no network, the results of a search", () => {
  it("are marked where their page is not saved, and nowhere else", async () => {
    const page = await open(`${host().url}/guides/`);
    await hydrated(page);
    await page.waitForSelector("[data-offers-offline]");
    await workerIsReady(page);
    await visit(page, "/guides/caching/");
    await workerIsReady(page);
    await page.waitForSelector("[data-offers-offline]");
    host().isReachable = false;
    await sayNetworkChanged(page);
    await noticedOffline(page);
    await page.waitForSelector(".not-saved");
    await page.keyboard.press("/");
    await search(page, "chunk");
    await found(page, "/glossary/");
    const marked = await page.$$eval("a.search-page", (links) =>
      links.filter((one) => one.querySelector(".not-saved")).map((one) => one.pathname),
    );
    expect(marked).toEqual(expect.arrayContaining(["/glossary/", "/guides/code-splitting/"]));
    expect(marked).not.toContain("/guides/caching/");
    // To ask for what is saved begins no copy.
    expect(await cacheNames(page)).not.toContain("webpack-saved");
  });
});
