// Asks a built site for all of its files, from 256 connections at once. By itself:
// node test/bench/load.ts [seconds]
import { execFile } from "node:child_process";
import { glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { serveFolder, type RunningServer } from "../../src/commands/hosting/server.ts";
import { decoded } from "../../src/site/navigation/url.ts";
import { serveWithNginx } from "../project/nginx.ts";
import { findProgram, programPath } from "../project/programs.ts";
import { table, type Row } from "./table.ts";

const run = promisify(execFile);
const connections = 256;

/** The site as a host serves it, and beside it `npm start`. */
const servers: Readonly<Record<string, (root: string) => Promise<RunningServer>>> = {
  nginx: serveWithNginx,
  "npm start": (root) => serveFolder(root, 0),
};

/**
 * Rows for the benchmark: nginx with the emitted configuration, and beside it the server of
 * `npm start`. Where a tool is missing, a row says so.
 *
 * @param folder a built site
 * @throws where an answer is wrong, an error, or missing
 */
export async function loadRows(folder: string, seconds: number): Promise<readonly Row[]> {
  if (findProgram("wrk") === undefined) return [missing("wrk")];
  const rows: Row[] = [];
  for (const name of Object.keys(servers)) {
    const isMissing = name === "nginx" && findProgram("nginx") === undefined;
    rows.push(...(isMissing ? [missing(name)] : await rowsOf(name, folder, seconds)));
  }
  return rows;
}

const missing = (name: string): Row => ({
  name: `load: ${name} is not installed`,
  value: 0,
  unit: "",
});

async function rowsOf(name: string, folder: string, seconds: number): Promise<readonly Row[]> {
  const { wrong, requests, errors, statuses, p50, p99 } = await measureLoad(name, folder, seconds);
  if (wrong.length > 0) throw new Error(`${name} has wrong answers: ${wrong.join(" ")}`);
  if (errors + statuses > 0 || requests === 0)
    throw new Error(`${name}: ${errors} connections failed, ${statuses} answers were errors.`);
  return [
    { name: `${name}, ${connections} connections`, value: requests / seconds, unit: "requests/s" },
    { name: "  half of them within", value: p50, unit: "ms" },
    { name: "  99 % within", value: p99, unit: "ms" },
  ];
}

interface Load {
  /** Addresses of pages and assets, with the status of an answer that is not the file itself. */
  readonly wrong: readonly string[];
  /** How many addresses there are. */
  readonly addresses: number;
  readonly requests: number;
  /** Connections that broke or were refused, and answers that did not come. */
  readonly errors: number;
  /** Answers with status 400 and above. */
  readonly statuses: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * Asks a server once for each page and asset, then for all of them at once for some time.
 *
 * @param name `nginx` or `npm start`
 * @param folder a built site
 */
export async function measureLoad(name: string, folder: string, seconds: number): Promise<Load> {
  const root = path.resolve(folder);
  const server = await servers[name]?.(root);
  if (server === undefined) throw new Error(`There is no server "${name}".`);
  try {
    const files = await addressedFiles(root);
    const wrong: string[] = [];
    // One by one, because the load generator counts no redirects.
    for (const [url, file] of files) {
      const response = await fetch(server.url + url, { redirect: "manual" });
      const content = Buffer.from(await response.arrayBuffer());
      const isRight = response.status === 200 && content.equals(await readFile(file));
      if (!isRight) wrong.push(`${url} (${response.status})`);
    }
    const urls = [...files.keys()];
    return { wrong, addresses: urls.length, ...(await loadOf(server.url, urls, seconds)) };
  } finally {
    await server.close();
  }
}

async function loadOf(
  url: string,
  urls: readonly string[],
  seconds: number,
): Promise<Omit<Load, "wrong" | "addresses">> {
  const own = await mkdtemp(path.join(tmpdir(), "load-"));
  const script = path.join(own, "all.lua");
  await writeFile(script, luaScript(urls));
  const args = ["-t2", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "-s", script, url];
  try {
    const { stdout } = await run(programPath("wrk"), args);
    return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
  } finally {
    await rm(own, { recursive: true });
  }
}

/** All pages and assets on disk, by the addresses that readers ask for. */
async function addressedFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const redirects = await readFile(path.join(root, "_redirects"), "utf8");
  const moved = new Set(
    redirects
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => `${decoded(line.split(" ")[0] ?? "").slice(1)}index.html`),
  );
  const files: (readonly [string, string])[] = [];
  for await (const file of glob("**/*.*", { cwd: root })) {
    // Forms of other files, what stands for other addresses, and what hosts answer with status 301.
    if (/\.(?:br|gz)$|^404\.html$/.test(file) || moved.has(file)) continue;
    const url = encodeURI(`/${file.replace(/(^|\/)index\.html$/, "$1")}`);
    files.push([url.replaceAll("#", "%23").replaceAll("?", "%3F"), path.join(root, file)]);
  }
  return new Map(files);
}

/** Each thread goes through the list from a place of its own: https://github.com/wg/wrk/blob/master/SCRIPTING */
const luaScript = (urls: readonly string[]) => `
local urls = { ${urls.map((url) => JSON.stringify(url)).join(", ")} }
local at = 0
local threads = 0
function setup(thread)
  thread:set("start", threads * 37)
  threads = threads + 1
end
function init()
  at = start
  wrk.headers["Accept-Encoding"] = "gzip"
end
function request()
  at = at + 1
  return wrk.format("GET", urls[at % #urls + 1])
end
function done(summary, latency)
  local errors = summary.errors
  print(string.format('{"requests":%d,"errors":%d,"statuses":%d,"p50":%f,"p99":%f}',
    summary.requests, errors.connect + errors.read + errors.write + errors.timeout, errors.status,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
`;

if (import.meta.main) console.log(table(await loadRows("dist", Number(process.argv[2] ?? 60))));
