import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RunningServer } from "../../../src/commands/hosting/server.ts";
import { siteHeaders } from "../../../src/commands/hosting/site-headers.ts";
import { ask } from "../../project/ask.ts";
import { checkWithNginx, serveWithNginx } from "../../project/nginx.ts";
import { siteUrl } from "../browser.ts";

const root = path.resolve("dist");
const files = readdirSync(root, { recursive: true, encoding: "utf8" });
const hashed = (name: RegExp) => files.find((file) => name.test(file)) ?? String(name);
const script = hashed(/^client\.[\da-f]{8}\.js$/);

/** Folders without a page, and the page that stands for other addresses, have none of their own. */
const missing = "/nothing/ /nothing.0f3a5b7c.js /assets/ /assets /404.html /404/ /404".split(" ");

/** Address, status, and the file that is sent. */
const answers: readonly (readonly [string, number, string])[] = [
  ["/", 200, "index.html"],
  ["/guides/caching/", 200, "guides/caching/index.html"],
  ["/guides/caching/?x=1", 200, "guides/caching/index.html"],
  ...[
    script,
    hashed(/^client\.[\da-f]{8}\.css$/),
    hashed(/^guides\/.*\.[\da-f]{8}\.js$/),
    hashed(/\.[\da-f]{8}\.svg$/),
    hashed(/\.[\da-f]{8}\.png$/),
    hashed(/^search-index\.[\da-f]{8}\.json$/),
    ..."sw.js build.json manifest.json robots.txt sitemap.xml favicon.ico".split(" "),
  ].map((file) => [`/${file}`, 200, file] as const),
  ...missing.map((address) => [address, 404, "404.html"] as const),
];

/** What nginx's own table calls otherwise than the standards. */
const otherNames: Readonly<Record<string, string>> = {
  "application/javascript": "text/javascript",
  "text/xml": "application/xml",
};

function facts({ status, headers }: Answer): string {
  const type = headers["content-type"]?.replace(/;.*/, "") ?? "";
  return `${status} ${otherNames[type] ?? type}`;
}

type Answer = Awaited<ReturnType<typeof ask>>;

describe("nginx with the configuration of this site", () => {
  const headersOf = siteHeaders(root);
  let server: RunningServer;
  beforeAll(async () => {
    server = await serveWithNginx(root);
  });
  afterAll(() => server?.close());

  function expectHeaders({ headers, names }: Answer, pathname: string) {
    const wanted = Object.entries(headersOf(pathname));
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.map(([name]) => [name, headers[name.toLowerCase()]])).toEqual(wanted);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(headers.server).toBe("nginx");
  }

  it("has nothing to say against it", async () => {
    expect(await checkWithNginx(root)).toBe("");
  });

  it.each(answers)("answers %s with status %i and %s", async (address, status, file) => {
    const answer = await ask(server.url, address);
    expect(answer.status).toBe(status);
    expect(answer.body.equals(await readFile(path.join(root, file)))).toBe(true);
    // What is missing is kept for no longer than its page, whatever its name.
    expectHeaders(answer, status === 200 ? address : "/");
    expect(facts(answer)).toBe(facts(await ask(siteUrl(), address)));
  });

  it.each(["gzip", "gzip, br"])(
    "sends who takes %s what the build has compressed",
    async (accept) => {
      const answer = await ask(server.url, `/${script}`, { accept });
      expect(answer.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
      expect(answer.body.equals(await readFile(path.join(root, `${script}.gz`)))).toBe(true);
      expectHeaders(answer, `/${script}`);
    },
  );

  it.each([
    ["/guides/caching/", "guides/caching/index.html"],
    ["/build.json", "build.json"],
    ["/nothing/", "404.html"],
  ])("compresses %s itself", async (address, file) => {
    const answer = await ask(server.url, address, { accept: "gzip" });
    expect(answer.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect(gunzipSync(answer.body).equals(await readFile(path.join(root, file)))).toBe(true);
    expectHeaders(answer, "/");
  });
});
