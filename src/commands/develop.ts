// `npm run dev`: webpack-dev-server, started again whenever code changes that the build itself runs.
import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import Watchpack from "watchpack";
import { buildCode } from "../../plugins/output/build-cache.ts";

const command = [
  ...["node_modules/webpack/bin/webpack.js", "serve", "--mode", "development"],
  // Without it, webpack-cli would ask for other TypeScript loaders instead of naming a mistake.
  "--disable-interpret",
];
const files = buildCode.map((part) => path.resolve(part));
let mayBeMended = false;
let isStale = false;
let server = start();

new Watchpack({ aggregateTimeout: 100 })
  .on("aggregated", (changes, removals) => {
    const names = [...changes, ...removals].map((file) => path.relative("", file));
    console.log(`\nStarting again, because of a change in ${names.join(", ")}\n`);
    mayBeMended = true;
    isStale = true;
    // At once: otherwise, it would cache results of the old code.
    if (!server.kill("SIGKILL")) server = start();
  })
  .watch({
    directories: files.filter((file) => path.extname(file) === ""),
    files: files.filter((file) => path.extname(file) !== ""),
    startTime: Date.now(),
  });

// Ctrl+C reaches the server by itself, which stores its cache first.
for (const [signal, passedOn] of [["SIGINT", 0] as const, ["SIGTERM", "SIGTERM"] as const]) {
  process.on(signal, () => {
    mayBeMended = false;
    if (!server.kill(passedOn)) process.exit(1);
  });
}

function start(): ChildProcess {
  isStale = false;
  const args = [...command, ...process.argv.slice(2)];
  return spawn(process.execPath, args, { stdio: "inherit" }).once("exit", (code) => {
    if (!mayBeMended) process.exit(code ?? 1);
    // If it ended because of a mistake, the next edit may fix it.
    if (isStale) server = start();
  });
}
