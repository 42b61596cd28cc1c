import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { serveFolder, type RunningServer } from "../../../src/commands/hosting/server.ts";
import { ask as askServer } from "../../project/ask.ts";
import { smallSite, writeFiles } from "../../project/small-site.ts";

const files = {
  ...smallSite,
  "client.0f3a5b7c.js": "client",
  "client.0f3a5b7c.js.br": "best",
  "client.0f3a5b7c.js.gz": "good",
  "robots.txt": "robots",
  "long/index.html": "a".repeat(5000),
  "headers.json": JSON.stringify([
    {
      path: "",
      headers: { "Content-Security-Policy": "default-src 'none'", "Cache-Control": "no-cache" },
    },
    { path: String.raw`\.[0-9a-f]{8}\.\w+$`, headers: { "Cache-Control": "public, immutable" } },
  ]),
};

let root: string;
let folder: string;
let server: RunningServer;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "server-"));
  folder = path.join(root, "dist");
  await writeFiles(folder, { ...files, "../other/index.html": "secret" });
  server = await serveFolder(folder, 0);
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const ask = (address: string, how?: Parameters<typeof askServer>[2]) =>
  askServer(server.url, address, how);

describe("the server", () => {
  it.each([
    ["/", "home"],
    ["/guides/", "guides"],
    ["/guides/?x=1", "guides"],
    ["/guides/c%23/", "sharp"],
    ["/guides/gr%C3%B6%C3%9Fe/", "size"],
    ["/robots.txt", "robots"],
  ])("answers %s", async (address, text) => {
    expect(await ask(address)).toMatchObject({ status: 200, text });
  });

  it.each([
    ["gzip, br", "br", "best"],
    ["gzip", "gzip", "good"],
    ["identity", undefined, "client"],
  ])(
    "sends a reader who takes %s what the build has compressed",
    async (accept, encoding, text) => {
      const { headers, ...answer } = await ask("/client.0f3a5b7c.js", { accept });
      expect(answer).toMatchObject({ status: 200, text });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers["content-type"]).toMatch("text/javascript");
      expect(headers["cache-control"]).toBe("public, immutable");
      expect(headers.vary).toBe("Accept-Encoding");
    },
  );

  it.each([
    ["bytes=1-3", 206, "obo", "bytes 1-3/6"],
    ["bytes=-2", 206, "ts", "bytes 4-5/6"],
    ["bytes=10-5", 416, "", "bytes */6"],
  ])("answers a request for the range %s with status %i", async (range, status, text, part) => {
    const answer = await ask("/robots.txt", { range, accept: "br" });
    expect(answer).toMatchObject({ status, text });
    expect(answer.headers["content-range"]).toBe(part);
  });

  it("sends a part of a page in the bytes of the page", async () => {
    const { status, headers, text } = await ask("/long/", { range: "bytes=0-1999", accept: "br" });
    expect({ status, text }).toEqual({ status: 206, text: "a".repeat(2000) });
    expect(headers["content-encoding"]).toBeUndefined();
  });

  it.each([
    ["/guides", "/guides/"],
    ["/guides?x=1", "/guides/?x=1"],
    ["/guides/c%23", "/guides/c%23/"],
  ])("redirects %s to %s", async (address, location) => {
    expect(await ask(address)).toMatchObject({ status: 301, headers: { location } });
  });

  it.each([
    "/nothing/",
    "/%E0%A4%A",
    "/%00",
    "//evil.example",
    "/../other",
    "/%2e%2e/other/",
    "/404",
    "/404.html?x=1",
    "/%34%30%34.html",
  ])("has nothing at %s", async (address) => {
    expect(await ask(address)).toMatchObject({ status: 404, text: "not found" });
  });

  it("has no answer but to GET and HEAD", async () => {
    const { status, headers, text } = await ask("/guides/", { method: "POST" });
    expect({ status, allow: headers.allow, text }).toEqual({
      status: 405,
      allow: "GET, HEAD",
      text: "",
    });
  });

  it("answers those who ask for the head alone", async () => {
    expect(await ask("/guides/", { method: "HEAD" })).toMatchObject({ status: 200, text: "" });
    expect(await ask("/nothing/", { method: "HEAD" })).toMatchObject({ status: 404, text: "" });
  });

  it("has only files kept for ever of which headers.json says so", async () => {
    const cached = async (address: string) => (await ask(address)).headers["cache-control"];
    expect(await cached("/client.0f3a5b7c.js")).toBe("public, immutable");
    expect(await cached("/robots.txt")).toBe("no-cache");
    expect(await cached("/no.0f3a5b7c.js")).toBe("no-cache");
  });

  it.each(["/guides", "/client.0f3a5b7c.js", "/nothing/"])(
    "sends what headers.json says with %s",
    async (address) => {
      const { headers } = await ask(address);
      expect(headers["content-security-policy"]).toBe("default-src 'none'");
    },
  );

  it("sends what the last build says, and what the one before it said until that is whole", async () => {
    const file = path.join(folder, "headers.json");
    const said = async () => (await ask("/")).headers["x-build"];
    await writeFile(file, "[{");
    expect(await said()).toBeUndefined();
    await writeFile(file, JSON.stringify([{ path: "", headers: { "X-Build": "2" } }]));
    expect(await said()).toBe("2");
    await writeFile(file, files["headers.json"]);
  });

  it("answers with the not-found page of the last build", async () => {
    await writeFile(path.join(folder, "404.html"), "still not found");
    expect(await ask("/nothing/")).toMatchObject({ status: 404, text: "still not found" });
    await writeFile(path.join(folder, "404.html"), files["404.html"]);
  });

  it("says which port is taken, and what to do", async () => {
    const port = Number(new URL(server.url).port);
    await expect(serveFolder(folder, port)).rejects.toThrow(
      `Port ${port} is taken: stop what uses it, or choose another one with PORT.`,
    );
  });

  it("says that a folder holds no site, and what to do", async () => {
    await expect(serveFolder(root, 0)).rejects.toThrow(
      `${root} holds no site: build one with npm run build.`,
    );
  });
});
