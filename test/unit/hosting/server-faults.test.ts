import { once } from "node:events";
import { mkdtemp, readdir, rename, rm, symlink } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { serveFolder, type RunningServer } from "../../../src/commands/hosting/server.ts";
import { smallSite, writeFiles } from "../../project/small-site.ts";

/** Long enough that nobody has all of it when the first bytes arrive, compressed or not. */
const long = Array.from({ length: 100_000 }, (_, index) => `${index * 7919} words `).join("");
const files = {
  ...smallSite,
  "headers.json": "[]",
  "long/index.html": long,
  "long.0f3a5b7c.js": long,
  "long.0f3a5b7c.js.br": long,
  "picture.png": long,
};

const addresses = [
  "/long/",
  "/long.0f3a5b7c.js",
  "/picture.png",
  "/",
  "/nothing/",
  "/guides",
  "/%00",
];
const ranges = ["bytes=10-5", "bytes=0-", "bytes=-5", "bytes=0-1,5-6", "lines=1"];
const malformed = ["GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n"];

/** `FULL=1` is what the server has to stand; the rest of the time, something like it. */
const count = process.env.FULL ? 10_000 : 1000;

/** Sends a text, and reads until the server closes or, to give up early, until bytes arrive. */
async function statusOf(port: number, text: string, isAborted: boolean): Promise<number> {
  const socket = connect(port, "localhost").setNoDelay();
  let answer = "";
  socket.on("error", () => {});
  socket.on("data", (bytes) => {
    if (answer === "") answer = bytes.toString("latin1", 0, 20);
    if (isAborted) socket.destroy();
  });
  socket.write(text);
  await once(socket, "close");
  return Number(answer.split(" ")[1] ?? 0);
}

describe("the server among readers who leave", () => {
  let root: string;
  let server: RunningServer;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), "server-faults-"));
    await writeFiles(path.join(root, "dist"), files);
    server = await serveFolder(path.join(root, "dist"), 0);
  });
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });

  const request = (index: number) => {
    const address = addresses[index % addresses.length];
    const method = index % 11 === 0 ? "HEAD" : "GET";
    const accept = index % 3 === 0 ? "Accept-Encoding: gzip, br\r\n" : "";
    const range = `Range: ${ranges[index % ranges.length]}`;
    return `${method} ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${accept}${range}\r\n\r\n`;
  };

  it("answers each without an error, and keeps no file or connection open", async () => {
    const port = Number(new URL(server.url).port);
    await statusOf(port, request(0), false);
    const open = async () => (await readdir("/dev/fd")).length;
    const before = await open();
    const statuses = new Set<number>();
    let sent = 0;
    const send = async () => {
      while (sent < count) {
        const index = sent++;
        const text = index % 10 === 9 ? malformed[index % malformed.length] : request(index);
        statuses.add(await statusOf(port, text ?? "", index % 10 < 7));
      }
    };
    await Promise.all(Array.from({ length: 50 }, send));
    const closed = async () => (await open()) <= before;
    for (let wait = 0; wait < 50 && !(await closed()); wait += 1) await setTimeout(100);
    expect(await open()).toBeLessThanOrEqual(before);
    const kinds = [200, 206, 301, 400, 404, 416];
    expect([...statuses].toSorted((a, b) => a - b)).toEqual(kinds);
  });
});

describe("the server of a folder that builds replace", () => {
  it("keeps nobody waiting for a file that is taken away while it is sent", async () => {
    const root = await mkdtemp(path.join(tmpdir(), "server-swap-"));
    const common = { "404.html": "gone", "headers.json": "[]" };
    const file = "file.0f3a5b7c.js";
    await writeFiles(path.join(root, "with"), { ...common, [file]: "word ".repeat(4000) });
    await writeFiles(path.join(root, "without"), common);
    const publish = async (name: string) => {
      await symlink(path.join(root, name), path.join(root, "next"));
      await rename(path.join(root, "next"), path.join(root, "live"));
    };
    await publish("with");
    const server = await serveFolder(path.join(root, "live"), 0);
    const statuses = new Set<number>();
    let isOver = false;
    const publishing = async () => {
      while (!isOver) for (const name of ["without", "with"]) await publish(name);
    };
    const asking = async () => {
      for (let at = 0; at < 400; at += 1) {
        const signal = AbortSignal.timeout(4000);
        const headers = { "Accept-Encoding": "identity" };
        const response = await fetch(`${server.url}/${file}`, { headers, signal });
        await response.arrayBuffer();
        statuses.add(response.status);
      }
    };
    const published = publishing();
    try {
      await Promise.all(Array.from({ length: 4 }, asking));
    } finally {
      isOver = true;
      await published;
      await server.close();
      await rm(root, { recursive: true });
    }
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 404]);
  });
});
