import type { Page } from "puppeteer";
import { setTimeout } from "node:timers/promises";
import { hydrated, type OpenPage } from "../browser.ts";
import { followElsewhere } from "../link-elsewhere.ts";
import { retried, unlessLoadedAnew } from "../loaded-anew.ts";
import type { Random } from "../random.ts";
import { readerNetwork, type ReaderNetwork } from "../reader-network.ts";
import { faultsOf, shownPage } from "../shown-page.ts";
import { workerIsReady } from "../worker-reader.ts";

/** Files that are gone, or not there yet, are what a deploy does; what is thrown is a fault. */
const expected = /Failed to load resource|Loading (?:CSS )?chunk|script resource|MIME type/;

const addresses = [
  "/concepts/",
  "/concepts/pieces/",
  "/guides/",
  "/guides/first/",
  "/guides/second/",
  "/guides/third/",
] as const;

export interface Surroundings {
  readonly site: () => string;
  readonly random: Random;
  readonly live: () => number;
  /** Whether what a page needs can be had at every moment. */
  readonly isSeamless: boolean;
}

/** Somebody who reads while builds are published, and keeps a diary. */
export class FireReader {
  readonly diary: string[] = [];
  readonly faults: string[] = [];
  readonly #page: Page;
  readonly #network: ReaderNetwork;
  readonly #around: Surroundings;
  /** What was live when each of the last navigations with a network began. */
  #liveBefore: readonly number[] = [];
  #mayHaveFailedOffline = false;

  private constructor(page: Page, network: ReaderNetwork, around: Surroundings) {
    this.#page = page;
    this.#network = network;
    this.#around = around;
    page.on("pageerror", (error) => this.#fault(`an uncaught error: ${String(error)}`));
  }

  /** Opens the site, and waits until it is there without a network, too. */
  static async start(open: OpenPage, around: Surroundings) {
    const network = await readerNetwork(around.site);
    const page = await open(`${network.url}/guides/`, { expected });
    const reader = new FireReader(page, network, around);
    await hydrated(page);
    await workerIsReady(page);
    await reader.#look("opens the site");
    return reader;
  }

  close(): Promise<void> {
    return this.#network.close();
  }

  async act(): Promise<void> {
    const [visit, search, back, away] = [this.#visit, this.#search, this.#back, this.#goAway];
    const action = this.#around.random.one([this.#follow, this.#follow, visit, search, back, away]);
    await action.call(this);
    await this.#update();
  }

  /** Takes a new version that is offered; now and then. */
  async #update(): Promise<void> {
    const button = await this.#retried(() => this.#page.$(".update-offer button:not([disabled])"));
    if (button === null || this.#around.random.next() < 0.5) return;
    await this.#navigate("updates", async () => {
      // A full load may take the button away.
      await button.evaluate((one) => one instanceof HTMLElement && one.click()).catch(() => {});
      // Whoever has asked for it waits for the page to be loaded anew.
      await this.#page.waitForSelector(".update-offer [disabled]", { hidden: true });
      this.#liveBefore = [];
    });
  }

  /** Two links, as somebody does who comes back to an old tab. */
  async return(): Promise<void> {
    this.#liveBefore = [];
    await this.#follow();
    await this.#follow();
  }

  async #follow(): Promise<void> {
    const note = (text: string) => this.diary.push(text);
    const follow = () => followElsewhere(this.#page, this.#around.random, note);
    await this.#navigate("follows the link", () => this.#retried(follow));
  }

  async #visit(): Promise<void> {
    const url = this.#around.random.one(addresses);
    await this.#navigate(`opens ${url}`, async () => {
      await this.#page.goto(new URL(url, this.#network.url).href);
    });
  }

  async #back(): Promise<void> {
    await this.#navigate("goes back", async () => {
      // Not to what was there before the site.
      const back = () => this.#page.evaluate(() => navigation.canGoBack && history.back());
      await this.#retried(back);
      // It may lead to a document of any age that the browser has kept.
      this.#liveBefore = [];
      this.#mayHaveFailedOffline = true;
    });
  }

  async #search(): Promise<void> {
    const search = async () => {
      // Where a script of the document is gone for good, there is a page to read and no search.
      if ((await this.#page.$("html[data-script]")) === null) return;
      await this.#page.keyboard.press("/");
      await this.#page.waitForSelector(".search[open]");
      await this.#page.focus("#search-field");
      await this.#page.keyboard.type("guide");
      const end = await this.#page.waitForSelector("a.search-option, .search [role=alert]");
      const hasFound = await end?.evaluate(({ localName }) => localName === "a");
      await this.#page.keyboard.press(hasFound === true ? "Enter" : "Escape");
      if (hasFound !== true) this.diary.push("the search could not be loaded");
    };
    await this.#navigate("searches", async () => {
      await unlessLoadedAnew(this.#page, search, (text) => this.diary.push(text));
      // It may lead to the page that is open.
      this.#liveBefore = [];
    });
  }

  async #goAway(): Promise<void> {
    this.#network.isOffline = true;
    this.diary.push("goes offline");
    await this.#follow();
    await this.#visit();
    this.#network.isOffline = false;
    this.#mayHaveFailedOffline = true;
    this.diary.push("is back");
  }

  async #navigate(what: string, go: () => Promise<void>): Promise<void> {
    this.#liveBefore = this.#network.isOffline ? [] : [...this.#liveBefore, this.#around.live()];
    try {
      await go();
      await setTimeout(300 + this.#around.random.next() * 500);
      if (this.#mayHaveFailedOffline && !this.#network.isOffline) {
        // It loads by itself once the page has noticed that the network is back.
        this.#mayHaveFailedOffline = false;
        const failure = { hidden: true, timeout: 10_000 };
        await this.#page.waitForSelector(".page-failure", failure).catch(() => {});
      }
    } catch (error) {
      this.#fault(`${what}: ${String(error)}`);
    }
    await this.#look(what);
  }

  /** Looks at the page, as its reader does. */
  async #look(what: string): Promise<void> {
    try {
      const shown = await this.#retried(() => shownPage(this.#page));
      const { title, hasFailed, builds } = shown;
      const numbers = Object.entries(builds).map(([part, number]) => `${part} ${number}`);
      const state = hasFailed ? " (could not be loaded)" : "";
      this.diary.push(
        `${what}: ${title}${state}, ${numbers.join(", ")}, live ${this.#around.live()}`,
      );
      for (const fault of faultsOf(shown)) this.#fault(fault);
      if (hasFailed && this.#around.isSeamless && !this.#network.isOffline)
        this.#fault("an error in place of a page that is published");
      const before = this.#liveBefore.at(-2);
      // A script that is missing is loaded a second later: until then, the text says which build it is.
      const build = builds.script ?? builds.html ?? builds.text ?? 0;
      if (before !== undefined && build < before - 1)
        this.#fault(`build ${build} two navigations after build ${before} was live`);
    } catch (error) {
      const text = await this.#page.evaluate(() => document.body.innerText).catch(String);
      this.#fault(`${what}: ${String(error)} at ${this.#page.url()}: ${text.slice(0, 200)}`);
    }
  }

  /** A full load may begin while the page is looked at. */
  #retried<Result>(look: () => Promise<Result>): Promise<Result> {
    return retried(look, (text) => this.diary.push(text));
  }

  #fault(fault: string): void {
    this.faults.push(fault);
    this.diary.push(`FAULT: ${fault}`);
  }
}
