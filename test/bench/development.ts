import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { readFile, rm, writeFile } from "node:fs/promises";
import type { Browser, Page } from "puppeteer";
import { freePort } from "../project/free-port.ts";
import { median } from "./medians.ts";

/** Odd, so that one of them is the median. */
const editCount = 9;

/** In milliseconds; webpack writes its cache when it has had nothing to do for 5 seconds. */
const cacheTime = 7000;

/** A page in development. */
export interface Workplace {
  readonly develop: (port: number) => ChildProcess;
  /** Paths. */
  readonly caches: readonly string[];
  /** The page's file. */
  readonly file: string;
  /** Below the server's URL. */
  readonly page: string;
}

/** From the server's start to the text of the first page on the screen, in seconds. */
export interface StartTimes {
  readonly start: number;
  readonly startFromCache: number;
}

/** Starts a server without a cache, and then with what it has left. */
export async function measureStarts(browser: Browser, place: Workplace): Promise<StartTimes> {
  for (const cache of place.caches) await rm(cache, { recursive: true, force: true });
  const rest = () => new Promise((resolve) => setTimeout(resolve, cacheTime));
  const cold = await startServer(browser, place, rest);
  const cached = await startServer(browser, place);
  return { start: cold.seconds, startFromCache: cached.seconds };
}

/** From a page's file to its text on the screen, in milliseconds, the median. */
export async function measureEdits(browser: Browser, place: Workplace): Promise<number> {
  const { result } = await startServer(browser, place, async (tab) => {
    const text = await readFile(place.file, "utf8");
    const times: number[] = [];
    for (let count = 0; count < editCount; count += 1)
      times.push(await editTime(tab, place.file, `Edit ${count}.`));
    await writeFile(place.file, text);
    return median(times);
  });
  return result ?? NaN;
}

async function startServer<Result>(
  browser: Browser,
  { develop, page }: Workplace,
  use?: (tab: Page) => Promise<Result>,
) {
  const tab = await browser.newPage();
  const port = await freePort();
  const before = performance.now();
  const server = develop(port);
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  try {
    while (!(await opens(tab, port, page)))
      if (server.exitCode !== null) throw new Error(`The server has ended:\n${output}`);
    await tab.waitForFunction(() => document.querySelector("h2") !== null, { timeout: 120_000 });
    const seconds = (performance.now() - before) / 1000;
    await tab.waitForFunction(() => !document.body.textContent.includes("The sample is running"), {
      timeout: 120_000,
    });
    return { seconds, result: await use?.(tab) };
  } finally {
    await tab.close();
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
  }
}

/** A failed navigation takes the time of the server, so a port is tried first. */
async function opens(tab: Page, port: number, page: string): Promise<boolean> {
  try {
    const socket = connect(port, "localhost");
    await once(socket, "connect");
    socket.destroy();
    const url = `http://localhost:${port}${page}`;
    const response = await tab.goto(url, { waitUntil: "domcontentloaded", timeout: 120_000 });
    return response?.ok() === true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return false;
  }
}

async function editTime(page: Page, file: string, words: string): Promise<number> {
  // As a person would: after the last build has settled.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const text = await readFile(file, "utf8");
  const before = performance.now();
  await writeFile(file, `${text}\n${words}\n`);
  await page.waitForFunction(
    (wanted) => document.body.textContent.includes(wanted),
    {
      polling: "raf",
      timeout: 60_000,
    },
    words,
  );
  return performance.now() - before;
}
