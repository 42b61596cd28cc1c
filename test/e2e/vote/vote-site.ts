import type { Page } from "puppeteer";
import type { RunningServer } from "../../../src/commands/hosting/server.ts";
import { gitHubServer, type GitHubServer } from "./git-hub-server.ts";
import { issues, serveSynced } from "../sites/synced-site.ts";
import { portOf } from "../worker-browser.ts";

export interface VoteSite {
  readonly hub: GitHubServer;
  readonly site: RunningServer;
}

/** A site with a snapshot, and the GitHub that its readers ask. */
export const serveVotes = async (): Promise<VoteSite> => ({
  hub: await gitHubServer(issues, portOf("votes.test")),
  site: await serveSynced(),
});

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
