import type { RunningServer } from "../../../src/commands/hosting/server.ts";
import type { FixtureSite } from "../../project/fixture-site.ts";
import { backers, hostileSponsors, hostileTexts } from "../faults/payloads.ts";
import { date, forgiving, holds, serveFixture } from "./synced-site.ts";

/** Sponsors who have such a text for a name. */
export const sponsors = hostileSponsors(hostileTexts);

/** A page with styles of a writer, and with a picture of another host. */
const styled = `---
title: Styled
---

<p style="color: rgb(1, 2, 3)" class="own">Text.</p>

<p style={{ marginTop: "31px" }}>More.</p>

<img src="http://pictures.test/a.svg" alt="A picture" width="10" height="10" />
`;

/** The small project with all the services of others that a build can be told of, and such a page. */
export const servicesSite: FixtureSite = {
  name: "services",
  changes: {
    "content/data/sponsors.json": holds({ date, ...backers(sponsors) }),
    "content/guides/styled.mdx": holds(styled),
  },
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
