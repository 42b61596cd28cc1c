import { expect } from "@jest/globals";
import { PredefinedNetworkConditions, type Page } from "puppeteer";
import { arrived, follow, hydrated, siteUrl, type OpenPage } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";
import { faults, readerNetwork, type Fault as NetworkFault } from "../reader-network.ts";
import { dayOn, text, type Fault } from "./fault.ts";

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

/** The file as it is, called something else. */
const wrongType: NetworkFault = async (url, response) => {
  const answer = await fetch(siteUrl() + url);
  const headers = Object.fromEntries(answer.headers);
  delete headers["content-encoding"];
  delete headers["content-length"];
  response.writeHead(200, { ...headers, "content-type": "text/plain" });
  response.end(await answer.text());
};

/** What arrives in place of a page's chunk, each time of another page. */
const brokenChunks: readonly (readonly [url: string, answer: NetworkFault])[] = [
  ["/guides/code-splitting/", faults.broken],
  ["/guides/getting-started/", wrongType],
  ["/guides/caching/", faults.portal],
];

async function triesAgain(page: Page, url: string, mend: () => void): Promise<void> {
  await follow(page, url);
  await page.waitForSelector(".page-failure");
  expect(await text(page)).toMatch("Can’t load this page.");
  expect(await page.$eval("h1", ({ innerText }) => innerText)).toBe(titleOf(url));
  mend();
  await page.click(".page-failure button");
  await arrived(page, titleOf(url));
  expect(await page.$$eval(".article h2", (all) => all.length)).toBeGreaterThan(3);
}

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
      const end = await page.waitForFunction(
        (wanted) =>
          document.querySelector(".page-failure")
            ? "failed"
            : document.querySelector("h1")?.textContent === wanted &&
              document.querySelector(".article h2") !== null &&
              "read",
        { timeout: 5000 },
        title,
      );
      if ((await end.jsonValue()) === "failed") throw new Error(`${path} did not load.`);
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
  {
    fault:
      "a connection cut mid-chunk, a chunk of the wrong MIME type, or HTML in place of it (captive portal)",
    sees: 'the page\'s title and "Can’t load this page.", then the page after "Try again"',
    check: (open) => {
      const broken = new Map(brokenChunks);
      return behind(
        (asked) =>
          [...broken].find(
            ([url]) => asked.startsWith(`${url.slice(0, -1)}.`) && /\.js(?:\?|$)/.test(asked),
          )?.[1],
        async (url) => {
          const page = await open(`${url}/guides/`, { expected });
          await hydrated(page);
          for (const one of [...broken.keys()])
            await triesAgain(page, one, () => broken.delete(one));
        },
      );
    },
  },
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
          await dayOn(page, url);
        },
      ),
  },
];
