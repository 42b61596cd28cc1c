import type { RunningServer } from "../../src/commands/hosting/server.ts";
import type { FixtureSite } from "../project/fixture-site.ts";
import { backers, hostileSponsors, payloads } from "./payloads.ts";
import { date, forgiving, holds, serveFixture } from "./synced-site.ts";

/** Texts that an attacker would write: all of them with FULL=1, else one in fifty, from each kind. */
export const hostileTexts = payloads(2000).filter(
  (_, at) => process.env.FULL || at % 50 === at % 7,
);

/** Sponsors who have such a text for a name. */
export const sponsors = hostileSponsors(hostileTexts);

/** The small project with all the services of others that a build can be told of. */
export const servicesSite: FixtureSite = {
  name: "services",
  changes: { "content/data/sponsors.json": holds({ date, ...backers(sponsors) }) },
  args: forgiving,
  variables: {
    GA_TRACKING_ID: "G-TEST1",
    SEARCH_APP_ID: "APPID",
    SEARCH_HOST: "http://search.test",
    SEARCH_INDEX: "docs",
    SEARCH_KEY: "searchonly",
    VOTES_API: "http://votes.test",
  },
};

export const serveServices = (): Promise<RunningServer> => serveFixture(servicesSite);
