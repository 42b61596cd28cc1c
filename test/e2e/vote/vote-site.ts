import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import type { Page } from "puppeteer";
import type { RunningServer } from "../../../src/commands/hosting/server.ts";
import type { ApiRequest } from "../../unit/local-api.ts";
import { gitHubServer, type GitHubServer } from "./git-hub-server.ts";
import { issues, serveSynced } from "../sites/synced-site.ts";
import { portOf } from "../worker-browser.ts";

/** A site with a snapshot, for the tests of a file, and the GitHub that its readers ask. */
export function useVotes(): Pick<GitHubServer, "fail"> & {
  readonly asked: () => readonly ApiRequest[];
} {
  let hub: GitHubServer;
  let site: RunningServer;
  beforeAll(async () => {
    hub = await gitHubServer(issues, portOf("votes.test"));
    site = await serveSynced();
  });
  beforeEach(() => hub.fail(undefined));
  afterAll(async () => {
    await site.close();
    await hub.close();
  });
  return {
    fail: (answer) => hub.fail(answer),
    asked: () => hub.requests.filter(({ method }) => method === "GET"),
  };
}

/** What the page says about its list. */
export const statusOf = (page: Page): Promise<string> =>
  page.$eval(".vote-status", ({ textContent }) => textContent);

/** Waits until it says something. */
export const says = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => document.querySelector(".vote-status")?.textContent.includes(wanted),
    {},
    text,
  );

export const rows = (page: Page): Promise<readonly string[]> =>
  page.$$eval(".issue-title", (all) => all.map(({ textContent }) => textContent));
