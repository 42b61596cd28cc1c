// Asks a built site for all of its files, from 256 connections at once. By itself:
// node test/bench/load.ts [seconds]
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { glob, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { serveFolder } from "../../src/commands/server.ts";
import { serveWithNginx } from "../project/nginx.ts";
import { findProgram } from "../project/programs.ts";
import { table, type Row } from "./table.ts";

const run = promisify(execFile);
const wrk = ["/usr/bin/wrk", "/usr/local/bin/wrk", "/opt/homebrew/bin/wrk"].find((file) =>
  existsSync(file),
);
const nginx = findProgram("nginx");
const connections = 256;

/**
 * Rows for the benchmark: nginx with the emitted configuration, and beside it the server of
 * `npm start`. Where a tool is missing, a row says so.
 *
 * @param folder a built site
 * @throws where an answer is an error, or none
 */
export async function loadRows(folder: string, seconds: number): Promise<readonly Row[]> {
  const root = path.resolve(folder);
  if (wrk === undefined) return [missing("wrk")];
  const own = await serveFolder(root, 0);
  const rows = [...(await rowsOf("npm start", own.url, root, seconds))];
  await own.close();
  if (nginx === undefined) return [missing("nginx"), ...rows];
  const server = await serveWithNginx(root);
  try {
    return [...(await rowsOf("nginx", server.url, root, seconds)), ...rows];
  } finally {
    await server.close();
  }
}

const missing = (name: string): Row => ({
  name: `load: ${name} is not installed`,
  value: 0,
  unit: "",
});

async function rowsOf(name: string, url: string, root: string, seconds: number) {
  const { requests, errors, statuses, p50, p99 } = await measure(url, root, seconds);
  if (errors + statuses > 0 || requests === 0)
    throw new Error(`${name}: ${errors} connections failed, ${statuses} answers were errors.`);
  return [
    { name: `${name}, ${connections} connections`, value: requests / seconds, unit: "requests/s" },
    { name: "  half of them within", value: p50, unit: "ms" },
    { name: "  99 % within", value: p99, unit: "ms" },
  ];
}

interface Measured {
  readonly requests: number;
  /** Connections that broke or were refused, and answers that did not come. */
  readonly errors: number;
  /** Answers with status 400 and above. */
  readonly statuses: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

async function measure(url: string, root: string, seconds: number): Promise<Measured> {
  const own = await mkdtemp(path.join(tmpdir(), "load-"));
  const script = path.join(own, "all.lua");
  await writeFile(script, luaScript(await addresses(root)));
  const args = ["-t2", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "-s", script, url];
  const { stdout } = await run(wrk ?? "wrk", args);
  await rm(own, { recursive: true });
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}

/** All pages and assets, by the addresses that readers ask for. */
async function addresses(root: string): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const file of glob("**/*.*", { cwd: root })) files.push(file);
  return files
    .filter((file) => file !== "404.html")
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1")}`)
    .map((url) => encodeURI(url).replaceAll("#", "%23").replaceAll("?", "%3F"));
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
