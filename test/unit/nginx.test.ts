import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { serveFolder, type RunningServer } from "../../src/commands/server.ts";
import { headerRules } from "../../src/site/headers.ts";
import { nginxFile } from "../../src/site/nginx.ts";
import { nginx, serveWithNginx } from "../project/nginx.ts";

/** Longer than what nginx reads at once. */
const policy = [
  "default-src 'none'",
  `img-src ${Array(150).fill("https://logos.example").join(" ")}`,
  `frame-src ${Array(100).fill("https://frames.example").join(" ")}`,
].join("; ");
const rules = headerRules(policy);
const redirects = { "/old/": "/guides/#a", "/größe/": 'https://a.example/$x?a="b"' };

const files = {
  "404.html": "not found",
  "index.html": "home",
  "guides/index.html": "guides",
  "guides/c#/index.html": "sharp",
  "guides/why?/index.html": "why",
  "guides/50%/index.html": "half",
  "guides/größe/index.html": "size",
  "assets/icon.0f3a5b7c.svg": "<svg/>",
  "client.0f3a5b7c.js": "client",
  "client.0f3a5b7c.css": "css",
  "client.0f3a5b7c.css.gz": "made by the build",
  "sw.js": "worker",
  "robots.txt": "robots",
  "favicon.ico": "icon",
  "search-index.0f3a5b7c.json": `"${"words ".repeat(1000)}"`,
  "old/index.html": "moved",
  "headers.json": JSON.stringify(rules),
  "nginx.conf": nginxFile(rules, redirects),
};

// Nothing is installed for it; Debian's package is enough.
(nginx === undefined ? describe.skip : describe)("nginx with the emitted configuration", () => {
  let folder: string;
  let server: RunningServer;
  let own: RunningServer;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "nginx-site-"));
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    server = await serveWithNginx(folder);
    own = await serveFolder(folder, 0);
  });
  afterAll(async () => {
    await server?.close();
    await own?.close();
    await rm(folder, { recursive: true });
  });

  /** Asks for an address as it is written; `fetch` would tidy it up. */
  async function ask({ url }: RunningServer, address: string, accept = "identity") {
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      request(url, { path: address, headers: { "Accept-Encoding": accept } }, resolve)
        .on("error", reject)
        .end(),
    );
    let text = "";
    for await (const chunk of response) text += String(chunk);
    return { status: response.statusCode, headers: response.headers, text };
  }

  it.each([
    "/",
    "/guides/",
    "/guides/?x=1",
    "/guides",
    "/guides?x=1",
    "/guides/c%23/",
    "/guides/c%23",
    "/guides/why%3F/?x=1",
    "/guides/50%25/",
    "/guides/gr%C3%B6%C3%9Fe/",
    "/client.0f3a5b7c.js",
    "/client.0f3a5b7c.css",
    "/assets/icon.0f3a5b7c.svg",
    "/search-index.0f3a5b7c.json",
    "/sw.js",
    "/robots.txt",
    "/favicon.ico",
    "/nothing/",
    "/nothing.0f3a5b7c.js",
    "/assets/",
    "/assets",
    "/404/",
  ])("answers %s as npm start does, with the same headers", async (address) => {
    const names = ["location", "cache-control", ...Object.keys(rules[0]?.headers ?? {})];
    const facts = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>) => ({
      status,
      ...(status !== 301 && { text, type: headers["content-type"]?.replace(/;.*/, "") }),
      ...Object.fromEntries(names.map((name) => [name, headers[name.toLowerCase()]])),
    });
    expect(facts(await ask(server, address))).toEqual(facts(await ask(own, address)));
  });

  it.each([
    ["/old/", "/guides/#a"],
    ["/gr%C3%B6%C3%9Fe/", 'https://a.example/%24x?a="b"'],
  ])("redirects %s for good", async (address, location) => {
    const { status, headers } = await ask(server, address);
    expect({ status, location: headers.location }).toEqual({ status: 301, location });
    expect(headers["content-security-policy"]).toBe(policy);
    expect(headers["cache-control"]).toBe("no-cache");
  });

  it("compresses what is worth it", async () => {
    const { headers } = await ask(server, "/search-index.0f3a5b7c.json", "gzip");
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers.vary).toBe("Accept-Encoding");
  });

  it("sends what the build has compressed", async () => {
    const { headers, text } = await ask(server, "/client.0f3a5b7c.css", "gzip");
    expect(text).toBe("made by the build");
    expect(headers).toMatchObject({
      "content-encoding": "gzip",
      "content-type": "text/css; charset=utf-8",
    });
    expect(headers.vary).toBe("Accept-Encoding");
  });

  it("has no address for the page of what does not exist", async () => {
    expect(await ask(server, "/404.html")).toMatchObject({ status: 404, text: "not found" });
  });

  it.each(["//evil.example/", "//evil.example", "/..%2f..%2fetc/passwd", "/%2e%2e/x", "/%00"])(
    "leads nowhere from %s",
    async (address) => {
      expect([400, 404]).toContain((await ask(server, address)).status);
    },
  );
});
