import { patience } from "../../src/commands/api.ts";
import { readMostWanted } from "../../src/commands/most-wanted.ts";
import type { Page } from "puppeteer";
import { exampleIssues } from "./example-issues.ts";
import { gitHubServer, type GitHubServer } from "./git-hub-server.ts";
import { date, serveSynced, type SyncedSite } from "./synced-site.ts";

export interface VoteSite {
  readonly hub: GitHubServer;
  readonly site: SyncedSite;
}

/** As many issues as three pages have, and some. */
const count = 130;

/**
 * A site with a snapshot, whose readers ask a GitHub of its own. The address of that is built into
 * the site, so that requests cross from one host to another as they do for readers, preflights
 * included; a port that is free is known before the build.
 */
export async function serveVotes(): Promise<VoteSite> {
  const hub = await gitHubServer(exampleIssues(count));
  const source = { api: hub.url, token: "" };
  const votes = await readMostWanted(source, new Date(date), patience);
  return { hub, site: await serveSynced({ "votes.json": votes }, { VOTES_API: hub.url }) };
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
