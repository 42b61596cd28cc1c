import { expect } from "@jest/globals";
import { PredefinedNetworkConditions, type Page } from "puppeteer";
import { arrived, follow, hydrated, siteUrl, type OpenPage } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";
import { faults, readerNetwork, type Fault as NetworkFault } from "../reader-network.ts";
import { readersDay, text, type Fault } from "./fault.ts";

/** Acts as a reader for whom the answers to some requests go wrong until `mend` is called. */
async function behind(
  faultOf: (url: string) => NetworkFault | undefined,
  check: (url: string, mend: () => void) => Promise<void>,
): Promise<void> {
  const network = await readerNetwork(siteUrl);
  network.faultOf = faultOf;
  try {
    await check(network.url, () => (network.faultOf = () => undefined));
  } finally {
    await network.close();
  }
}

/** What resources that do not load put on the console, and webpack's errors. */
const expected =
  /Failed to load|net::ERR|Loading (?:CSS )?chunk|Refused to|MIME|Unexpected token|fetching the script/;

/** A row about a chunk that does not arrive as it is, with what the reader does about it. */
const brokenChunk = (fault: string, answer: NetworkFault): Fault => ({
  fault,
  sees: 'the page\'s title and "Error loading content.", then the page after "Try again"',
  check: (open) =>
    behind(
      (url) => (/\/code-splitting\.\w+\.js/.test(url) ? answer : undefined),
      async (url, mend) => {
        const page = await open(`${url}/guides/caching/`, { expected });
        await hydrated(page);
        await follow(page, "/guides/code-splitting/");
        await page.waitForSelector(".page-failure");
        expect(await text(page)).toMatch("Error loading content.");
        expect(await page.$eval("h1", ({ innerText }) => innerText)).toBe(
          titleOf("/guides/code-splitting/"),
        );
        mend();
        await page.click(".page-failure button");
        await arrived(page, titleOf("/guides/code-splitting/"));
        expect(await page.$$eval(".article h2", (all) => all.length)).toBeGreaterThan(3);
      },
    ),
});

/** The file as it is, called something else. */
const wrongType: NetworkFault = async (url, response) => {
  const answer = await fetch(siteUrl() + url);
  const headers = Object.fromEntries(answer.headers);
  delete headers["content-encoding"];
  delete headers["content-length"];
  response.writeHead(200, { ...headers, "content-type": "text/plain" });
  response.end(await answer.text());
};

/** Does something again until it works: a reader's patience. */
async function patiently(page: Page, act: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 12; tries += 1) {
    try {
      return void (await act());
    } catch {
      await page.click(".page-failure button").catch(() => undefined);
    }
  }
  throw new Error(`Nothing came after twelve tries:\n${await text(page)}`);
}

/** True for three of ten, the same ones in each run. */
function threeOfTen(): () => boolean {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31 < 0.3;
  };
}

async function readPatiently(open: OpenPage, url: string): Promise<void> {
  const page = await open("about:blank", { expected });
  const goTo = async () => {
    await page.goto(`${url}/guides/caching/`);
    await page.waitForSelector("h1", { timeout: 2000 });
  };
  await patiently(page, goTo);
  for (const [path, title] of [
    ["/guides/code-splitting/", titleOf("/guides/code-splitting/")],
    ["/guides/getting-started/", titleOf("/guides/getting-started/")],
    ["/guides/caching/", titleOf("/guides/caching/")],
  ] as const) {
    await patiently(page, async () => {
      await follow(page, path);
      await page.waitForFunction(
        (wanted) =>
          document.querySelector("h1")?.textContent === wanted &&
          document.querySelector(".article h2") !== null,
        { timeout: 5000 },
        title,
      );
    });
  }
}

export const networkFaults: readonly Fault[] = [
  {
    fault: "slow 3G",
    sees: "a page's text before its scripts are there, and a placeholder on the way to the next",
    check: async (open) => {
      const page = await open("about:blank");
      await page.setBypassServiceWorker(true);
      await page.emulateNetworkConditions(PredefinedNetworkConditions["Slow 3G"]);
      const site = process.env.SITE_URL;
      await page.goto(`${site}/guides/caching/`, {
        waitUntil: "domcontentloaded",
        timeout: 60_000,
      });
      expect(await text(page)).toMatch("Give every file a name that depends on its content");
      await hydrated(page);
      await follow(page, "/guides/code-splitting/");
      await page.waitForSelector(".page-placeholder");
      await arrived(page, titleOf("/guides/code-splitting/"));
    },
  },
  {
    fault: "30 % of requests failing",
    sees: "every page in the end, by trying again",
    check: (open) => {
      const isOne = threeOfTen();
      return behind(
        () => (isOne() ? faults.refused : undefined),
        (url) => readPatiently(open, url),
      );
    },
  },
  brokenChunk("a connection cut mid-chunk", faults.broken),
  brokenChunk("a chunk of the wrong MIME type", wrongType),
  brokenChunk("HTML in place of a chunk (captive portal)", faults.portal),
  {
    fault: "HTML in place of every script (captive portal)",
    sees: "the prerendered page, whose links lead on, and all of it once she has signed in",
    check: (open) =>
      behind(
        (url) => (/\.js(?:\?|$)/.test(url) ? faults.portal : undefined),
        async (url, mend) => {
          const page = await open(`${url}/guides/caching/`, { expected });
          expect(await text(page)).toMatch("Give every file a name that depends on its content");
          await follow(page, "/guides/code-splitting/");
          await page.waitForFunction(() => location.pathname === "/guides/code-splitting/");
          await arrived(page, titleOf("/guides/code-splitting/"));
          mend();
          await readersDay((path, options) =>
            open(url + path, { ...options, beside: page, expected }),
          );
        },
      ),
  },
];
