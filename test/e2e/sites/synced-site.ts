import { serveFolder, type RunningServer } from "../../../src/commands/hosting/server.ts";
import { retryPolicy } from "../../../src/commands/sync/api.ts";
import { readMostWanted } from "../../../src/commands/vote/most-wanted.ts";
import { rankSponsors, type Giver } from "../../../src/site/sponsors/sponsor-ranking.ts";
import { fixtureSite, type FixtureSite } from "../../project/fixture-site.ts";
import { localApi, type LocalApi } from "../../unit/local-api.ts";
import { exampleIssues } from "../vote/example-issues.ts";
import { gitHubServer } from "../vote/git-hub-server.ts";
import { portOf } from "../worker-browser.ts";

/** The day that the tests' data are of. */
export const date = "2026-11-20T10:00:00.000Z";

/** Serves a fixture to the browser of the tests, in place of the site. */
export async function serveFixture(site: FixtureSite): Promise<RunningServer> {
  const server = await serveFolder(await fixtureSite(site), 0);
  process.env.SITE_URL = server.url;
  return server;
}

/** The content of a data file, or of a page, whatever was there before. */
export const holds = (value: object | string) => () =>
  typeof value === "string" ? value : JSON.stringify(value);

/** Hosts of the tests have no encryption, which strict pages have to have. */
export const forgiving = ["--env", "strict=false"];

/**
 * The small project as it is after a sync: the site itself has no such data until somebody reads
 * them from the real hosts. Its readers ask a GitHub of its own, on another host than the site.
 */
export const serveSynced = async (): Promise<RunningServer> =>
  serveFixture({
    name: "synced",
    changes: {
      "content/data/sponsors.json": holds(sponsorsFor("http://logos.test")),
      "content/data/votes.json": holds(await mostWanted()),
    },
    args: forgiving,
    variables: { VOTES_API: "http://votes.test" },
  });

/** As many issues as three pages have, and some. */
export const issues = exampleIssues(130);

async function mostWanted() {
  const hub = await gitHubServer(issues);
  try {
    return await readMostWanted({ api: hub.url, token: "" }, new Date(date), retryPolicy);
  } finally {
    await hub.close();
  }
}

/** Where logos come from: pictures, a broken one, and one that never arrives. */
export const logoHost = (): Promise<LocalApi> =>
  localApi(({ url: { pathname } }) => {
    if (pathname === "/slow.svg") return undefined;
    if (pathname === "/broken.svg") return { status: 404 };
    return { headers: { "Content-Type": "image/svg+xml" }, body: logo };
  }, portOf("logos.test"));

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><path d="M10 50L60 10l50 40z" fill="#5a3"/></svg>';

/** Sponsors of every rank; nobody that exists. */
export function sponsorsFor(host: string) {
  const giver = (name: string, total: number, monthly: number, at: number): Giver => ({
    name,
    url: `https://sponsor-${at}.example/`,
    ...(at % 4 !== 3 && { logo: `${host}/${["logo", "broken", "slow"][at % 4]}.svg` }),
    since: at % 9 === 0 ? "2026-11-01T00:00:00Z" : "2020-01-01T00:00:00Z",
    total,
    monthly,
  });
  const amounts = [...series(3, 60_000), ...series(5, 12_000), ...series(9, 2_500)];
  const all = [...amounts, ...series(14, 300), ...series(60, 5)];
  const givers = all.map((amount, at) =>
    giver(`Example Sponsor ${at}`, amount, at % 2 === 0 ? amount / 12 : 0, at),
  );
  return { date, ...rankSponsors(givers, new Date(date)) };
}

const series = (count: number, amount: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => amount + count - at);
