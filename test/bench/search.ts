import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Page } from "puppeteer";
import { serveFolder } from "../../src/commands/hosting/server.ts";
import type { Project } from "../project/project.ts";
import { readIndex, shareFound } from "../search/quality.ts";
import { writeCorpus } from "./search-corpus.ts";

export interface SearchCosts {
  /** Of the queries of `test/search/`, on the project's own pages, in percent. */
  readonly quality: number;
  /** Of the index of a large site, in KB, compressed as hosts do for good. */
  readonly index: number;
  /** From the request for that index to an engine that answers, in milliseconds. */
  readonly load: number;
  /** From a key press to its results on the screen, in milliseconds: of a hundred, the 95th. */
  readonly key: number;
  /** The same on a CPU that is four times slower. */
  readonly slowKey: number;
}

/** Typed letter by letter. */
const typed = [
  "configuration option",
  "how to install",
  "cacheDirectry",
  "error handling in async",
];

/** @param project that has been built */
export async function measureSearch(project: Project, browser: Browser): Promise<SearchCosts> {
  const share = await shareFound(JSON.parse(await readIndex(project.path("dist"))));
  await writeCorpus(project.path("node_modules"), project.path("corpus"));
  const { code, stdout } = await project.build(["--env", "content=corpus", "-o", "corpus-dist"]);
  if (code !== 0) throw new Error(`The corpus was not built:\n${stdout}`);
  const index = compressed(await readIndex(project.path("corpus-dist")));
  const server = await serveFolder(project.path("corpus-dist"), 0);
  try {
    const { load, key } = await dialogTimes(browser, server.url, 1);
    const slow = await dialogTimes(browser, server.url, 4);
    return { quality: share * 100, index, load, key, slowKey: slow.key };
  } finally {
    await server.close();
  }
}

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }).length /
  1000;

async function dialogTimes(browser: Browser, url: string, slowdown: number) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // The page's policy allows no engine but a worker's.
  await page.setBypassCSP(true);
  await page.evaluateOnNewDocument(searchInPage, slowdown);
  await page.goto(`${url}/guides/page-2/`, { waitUntil: "networkidle0" });
  await page.emulateCPUThrottling(slowdown);
  const before = performance.now();
  await page.keyboard.press("/");
  await page.keyboard.type("a");
  await page.waitForSelector("a.search-option", { timeout: 60_000 });
  const load = performance.now() - before;
  const times: number[] = [];
  for (const text of typed) times.push(...(await keyTimes(page, text)));
  await context.close();
  return { load, key: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN };
}

async function keyTimes(page: Page, text: string): Promise<readonly number[]> {
  const times: number[] = [];
  await page.$eval("#search-field", (field) => field instanceof HTMLInputElement && field.select());
  for (const letter of text) {
    await page.evaluate(watchResults);
    await page.keyboard.type(letter);
    times.push(await page.evaluate(() => Reflect.get(window, "lastResult")));
  }
  return times;
}

/** Notes the time from the next key to the frame in which the list has changed for good. */
function watchResults() {
  const result = new Promise<number>((resolve) => {
    let pressed = 0;
    let shown = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => resolve(shown === 0 ? 0 : shown - pressed);
    const observer = new MutationObserver(() =>
      requestAnimationFrame(() => {
        shown = performance.now();
        clearTimeout(timer);
        timer = setTimeout(() => (observer.disconnect(), settle()), 400);
      }),
    );
    const onKey = () => {
      pressed = performance.now();
      timer = setTimeout(settle, 1500);
      const list = document.querySelector(".search");
      if (list !== null)
        observer.observe(list, { childList: true, subtree: true, characterData: true });
    };
    document.addEventListener("keydown", onKey, { capture: true, once: true });
  });
  Reflect.set(window, "lastResult", result);
}

/**
 * Browsers slow down a page's own thread and no worker. So that the engine is slowed down, too, it
 * runs in the page here.
 */
function searchInPage(slowdown: number) {
  if (slowdown === 1) return;
  class InPageWorker {
    onmessage: ((event: { readonly data: unknown }) => void) | undefined;
    #scope: { onmessage?: (event: { readonly data: unknown }) => void; postMessage: unknown };
    #ready: Promise<void>;
    constructor(url: URL) {
      this.#scope = {
        postMessage: (data: unknown) => setTimeout(() => this.onmessage?.({ data })),
      };
      this.#ready = fetch(url)
        .then((response) => response.text())
        .then((script) => void new Function("self", script)(this.#scope));
    }
    postMessage(data: unknown) {
      void this.#ready.then(() => setTimeout(() => this.#scope.onmessage?.({ data })));
    }
    terminate() {}
  }
  Reflect.set(window, "Worker", InPageWorker);
}
