import { describe, expect, it } from "@jest/globals";
import { readSynced } from "../../../plugins/content/synced-files.ts";
import { allowedHosts } from "../../../src/site/hosting/allowed-hosts.ts";
import { contentSecurityPolicy } from "../../../src/site/hosting/content-security-policy.ts";
import { backers, hostileSponsors, hostileTexts } from "../../e2e/faults/payloads.ts";

describe("a sponsor whose texts are hostile", () => {
  it("writes nothing into the policy but the host of a logo", () => {
    const date = "2026-11-20T10:00:00.000Z";
    const sponsors = JSON.stringify({ date, ...backers(hostileSponsors(hostileTexts)) });
    const read = readSynced({ sponsors, votes: "" });
    expect(read.problems).toEqual([]);
    const noHosts = { images: [], media: [], frames: [] };
    const services = {
      VOTES_API: "",
      STACKBLITZ_URL: "",
      SEARCH_APP_ID: "",
      SEARCH_HOST: "",
      GA_TRACKING_ID: "",
    };
    const policy = (list: typeof read.sponsors) =>
      contentSecurityPolicy(allowedHosts(services, list, noHosts), "sha256-x", "document").split(
        "; ",
      );
    const added = policy(read.sponsors).filter((text) => !policy(undefined).includes(text));
    expect(added).toEqual([expect.stringMatching(/^img-src 'self'(?: https:\/\/[a-z\d.:-]+)+$/)]);
  });
});
