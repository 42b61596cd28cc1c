import { describe, expect, it } from "@jest/globals";
import { allowedHosts } from "../../../src/site/hosting/allowed-hosts.ts";
import { contentSecurityPolicy } from "../../../src/site/hosting/content-security-policy.ts";
import { hashedPatterns } from "../../../src/site/hosting/header-files.ts";
import { headerRules, headersFor } from "../../../src/site/hosting/headers.ts";

const none = {
  VOTES_API: "https://api.github.com",
  STACKBLITZ_URL: "",
  SEARCH_APP_ID: "",
  SEARCH_HOST: "",
  GA_TRACKING_ID: "",
};

const nothing = { images: [], media: [], frames: [] };

/** The words of each directive. */
const policyOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split("; ")
      .map((directive) => [directive.replace(/ .*/, ""), directive.replace(/^\S+ ?/, "")]),
  );

const policy = (changes: Partial<typeof none> = {}, place: "header" | "document" = "document") =>
  policyOf(
    contentSecurityPolicy(
      allowedHosts({ ...none, ...changes }, undefined, nothing),
      "sha256-x",
      place,
    ),
  );

describe("the policy", () => {
  it("allows the site's own files, the hashed script, avatars and the votes, and nothing else", () => {
    expect(policy()).toEqual({
      "default-src": "'none'",
      "script-src": "'self' 'sha256-x'",
      "style-src": "'self'",
      "style-src-attr": "'unsafe-inline'",
      "img-src": "'self' https://avatars.githubusercontent.com",
      "media-src": "'self'",
      "font-src": "'self'",
      "connect-src": "'self' https://api.github.com",
      "frame-src": "'none'",
      "worker-src": "'self'",
      "manifest-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'none'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "webpack article worker",
    });
  });

  it("says in a header what an element cannot, and lets the service worker keep pictures", () => {
    const header = policy({}, "header");
    expect(header["frame-ancestors"]).toBe("'none'");
    expect(header["connect-src"]).toMatch("https://avatars.githubusercontent.com");
  });

  it("allows the hosts that are configured", () => {
    expect(policy({ VOTES_API: "http://localhost:1/api/v3" })["connect-src"]).toBe(
      "'self' http://localhost:1",
    );
    expect(policy({ STACKBLITZ_URL: "https://stackblitz.com/run" })["form-action"]).toBe(
      "https://stackblitz.com",
    );
    expect(policy({ SEARCH_APP_ID: "ABC" })["connect-src"]).toMatch(
      "https://abc-dsn.algolia.net https://abc-1.algolianet.com",
    );
    const own = policy({ SEARCH_APP_ID: "ABC", SEARCH_HOST: "http://localhost:2" });
    expect(own["connect-src"]).toBe("'self' https://api.github.com http://localhost:2");
    expect(policy({ GA_TRACKING_ID: "G-1" })).toMatchObject({
      "script-src": "'self' 'sha256-x' https://www.googletagmanager.com/gtag/js",
      "connect-src": expect.stringMatching("https://\\*.google-analytics.com"),
      "trusted-types": "webpack article worker analytics",
    });
  });

  it("allows the hosts of logos, and of what articles show", () => {
    const sponsor = { name: "A", url: "https://a.example/", amount: 1 };
    const ranks = { latest: [], platinum: [], gold: [], silver: [], bronze: [], backer: [] };
    const sponsors = {
      date: "2026-01-01T00:00:00.000Z",
      total: { ...ranks, gold: [{ ...sponsor, logo: "https://logos.example/a.png" }] },
      monthly: { ...ranks, gold: [{ ...sponsor, logo: "https://more.example:8443/a.png" }] },
    };
    const { images, media, frames } = allowedHosts(none, sponsors, {
      images: ["https://pictures.example", "https://pictures.example", "https://a;script-src"],
      media: ["https://videos.example"],
      frames: ["https://frames.example"],
    });
    expect(images.slice(1)).toEqual([
      "https://logos.example",
      "https://more.example:8443",
      "https://pictures.example",
    ]);
    expect({ media, frames }).toEqual({
      media: ["https://videos.example"],
      frames: ["https://frames.example"],
    });
  });
});

describe("the headers of a file", () => {
  const rules = headerRules("default-src 'none'");
  const cached = (pathname: string) => headersFor(rules, pathname)["Cache-Control"];

  it("keep for ever what has a hash in its name, and have all else asked about", () => {
    expect(cached("/guides/caching.0f3a5b7c.js")).toBe("public, max-age=31536000, immutable");
    for (const file of ["/", "/guides/", "/sw.js", "/build.json", "/headers.json", "/a.0f3a5b7.js"])
      expect([file, cached(file)]).toEqual([file, "no-cache"]);
  });

  it("are those that protect readers, whatever the file", () => {
    expect(headersFor(rules, "/client.0f3a5b7c.js")).toMatchObject({
      "Content-Security-Policy": "default-src 'none'",
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": expect.stringMatching("camera=()"),
      "Cross-Origin-Opener-Policy": "same-origin",
    });
  });
});

describe("the table of headers for hosts", () => {
  it("has a pattern for each folder of hashed files, and for each name beside others", () => {
    const files = [
      "sw.js",
      "client.0f3a5b7c.js",
      "guides/a.0f3a5b7c.js",
      "guides/b.1f3a5b7c.js",
      "data/a.0f3a5b7c.json",
      "data/plain.json",
    ];
    expect(hashedPatterns(files)).toEqual(["/client.*.js", "/data/a.*.json", "/guides/*.js"]);
  });
});
