import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { serveFolder, type RunningServer } from "../../../src/commands/hosting/server.ts";
import { headerRules } from "../../../src/site/hosting/headers.ts";
import { nginxFile } from "../../../src/site/hosting/nginx.ts";
import { ask } from "../../project/ask.ts";
import { serveWithNginx } from "../../project/nginx.ts";
import { smallSite, writeFiles } from "../../project/small-site.ts";

const policy = "default-src 'none'; img-src 'self'";
const rules = headerRules(policy);
const redirects = { "/old/": "/guides/#a", "/größe/": 'https://a.example/$x?a="b"' };

const files = {
  ...smallSite,
  "old/index.html": "moved",
  "headers.json": JSON.stringify(rules),
  "nginx.conf": nginxFile(rules, redirects),
};

describe("nginx with the configuration of a site with unusual addresses", () => {
  let folder: string;
  let server: RunningServer;
  let own: RunningServer;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "nginx-site-"));
    await writeFiles(folder, files);
    server = await serveWithNginx(folder);
    own = await serveFolder(folder, 0);
  });
  afterAll(async () => {
    await server?.close();
    await own?.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    "/guides/",
    "/guides/?x=1",
    "/guides",
    "/guides?x=1",
    "/guides/c%23/",
    "/guides/c%23",
    "/guides/why%3F/?x=1",
    "/guides/50%25/",
    "/guides/gr%C3%B6%C3%9Fe/",
  ])("answers %s as npm start does, with the same headers", async (address) => {
    const names = ["location", "cache-control", ...Object.keys(rules[0]?.headers ?? {})];
    const facts = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>) => ({
      status,
      ...(status !== 301 && { text, type: headers["content-type"]?.replace(/;.*/, "") }),
      ...Object.fromEntries(names.map((name) => [name, headers[name.toLowerCase()]])),
    });
    expect(facts(await ask(server.url, address))).toEqual(facts(await ask(own.url, address)));
  });

  it.each([
    ["/old/", "/guides/#a"],
    ["/gr%C3%B6%C3%9Fe/", 'https://a.example/%24x?a="b"'],
  ])("redirects %s for good", async (address, location) => {
    const { status, headers } = await ask(server.url, address);
    expect({ status, location: headers.location }).toEqual({ status: 301, location });
    expect(headers["content-security-policy"]).toBe(policy);
    expect(headers["cache-control"]).toBe("no-cache");
  });

  it.each(["//evil.example/", "//evil.example", "/..%2f..%2fetc/passwd", "/%2e%2e/x", "/%00"])(
    "leads nowhere from %s",
    async (address) => {
      expect([400, 404]).toContain((await ask(server.url, address)).status);
    },
  );
});
