import { describe, expect, it } from "@jest/globals";
import { readRedirects } from "../../../plugins/content/redirects.ts";
import { readSettings } from "../../../plugins/content/site-settings.ts";
import { readSynced } from "../../../plugins/content/synced-files.ts";
import { allowedHosts } from "../../../src/site/hosting/allowed-hosts.ts";
import { contentSecurityPolicy } from "../../../src/site/hosting/content-security-policy.ts";
import type { Problem } from "../../../src/types.ts";
import { hostileSponsors, hostileTexts } from "../../e2e/faults/payloads.ts";
import { brokenJson } from "../../malformed/json-texts.ts";
import { randomFrom } from "../../malformed/random.ts";

const numbers = Array.from({ length: process.env.FULL ? 3000 : 150 }, (_, at) => at);

/** Reads broken texts; what throws or has no line is given with its text. */
function harmOf(text: string, read: (text: string) => readonly Problem[]): readonly object[] {
  return numbers.flatMap((at): readonly object[] => {
    const broken = brokenJson(text, randomFrom(at));
    try {
      const problems = read(broken);
      const lost = problems.filter(({ line, message }) => !(line >= 1) || message.length > 2000);
      return lost.length > 0 ? [{ at, text: broken.slice(0, 200), lost }] : [];
    } catch (error) {
      return [{ at, text: broken.slice(0, 200), error: String(error) }];
    }
  });
}

const date = "2026-11-20T10:00:00.000Z";
const none = { latest: [], platinum: [], gold: [], silver: [], bronze: [], backer: [] };
const sponsor = {
  name: "A",
  url: "https://a.example/",
  avatar: "https://b.example/a.png",
  amount: 2,
};
const url = "https://github.com/webpack/webpack/issues/1";
const labels = [{ name: "css", color: "d73a4a" }];
const issue = { number: 1, title: "A", url, votes: 3, comments: 0, created: date, labels };
const lines = (value: object) => JSON.stringify(value, null, 1);
const files = {
  "redirects.json": [
    lines({ "/old/": "/guides/a/", "/older/": "https://a.example/x", "/a b/": "/guides/a/#x" }),
    (redirects: string) => readRedirects(redirects, new Set()).problems,
  ],
  "site.json": [
    lines({
      name: "A",
      menu: [{ section: "guides" }],
      footer: [{ title: "B", url: "/guides/a/" }],
    }),
    (settings: string) => readSettings(settings, ["guides"]).problems,
  ],
  "sponsors.json": [
    lines({ date, total: { ...none, gold: [sponsor], backer: [sponsor] }, monthly: none }),
    (sponsors: string) => readSynced({ sponsors, votes: "" }).problems,
  ],
  "votes.json": [
    lines({ date, total: 2, issues: [issue, { ...issue, number: 2 }] }),
    (votes: string) => readSynced({ sponsors: "", votes }).problems,
  ],
} as const;

describe("a file of data that anything may have happened to", () => {
  it.each(Object.entries(files))(
    "%s is read, or wrong in a line",
    (_name, [text, read]) => {
      expect(harmOf(text, read)).toEqual([]);
    },
    300_000,
  );
});

describe("a sponsor whose texts are hostile", () => {
  const sponsors = (backer: readonly object[]) =>
    readSynced({ sponsors: lines({ date, total: { ...none, backer }, monthly: none }), votes: "" });

  it("writes nothing into the policy but the host of a logo", () => {
    const read = sponsors(hostileSponsors(hostileTexts));
    expect(read.problems).toEqual([]);
    const noHosts = { images: [], media: [], frames: [] };
    const services = { VOTES_API: "", SEARCH_APP_ID: "", SEARCH_HOST: "", GA_TRACKING_ID: "" };
    const policy = (list: typeof read.sponsors) =>
      contentSecurityPolicy(allowedHosts(services, list, noHosts), "sha256-x", "document").split(
        "; ",
      );
    const added = policy(read.sponsors).filter((text) => !policy(undefined).includes(text));
    expect(added).toEqual([expect.stringMatching(/^img-src 'self'(?: https:\/\/[a-z\d.:-]+)+$/)]);
  });
});
