// `npm run dev`: webpack-dev-server, started again whenever code changes that the build itself runs.
import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import Watchpack from "watchpack";
import { buildCode } from "../../plugins/build-cache.ts";

const command = ["node_modules/webpack/bin/webpack.js", "serve", "--mode", "development"];
const files = buildCode.map((part) => path.resolve(part));
let mayBeMended = false;
let server = start();

new Watchpack({ aggregateTimeout: 100 })
  .on("aggregated", (changes, removals) => {
    const names = [...changes, ...removals].map((file) => path.relative("", file));
    console.log(`\nStarting again, because of a change in ${names.join(", ")}\n`);
    mayBeMended = true;
    if (server.exitCode !== null) server = start();
    // At once: what it would still put into the cache was made by the code before the change.
    else server.once("exit", () => (server = start())).kill("SIGKILL");
  })
  .watch({
    directories: files.filter((file) => path.extname(file) === ""),
    files: files.filter((file) => path.extname(file) !== ""),
    startTime: Date.now(),
  });

// Ctrl+C reaches the server, too, which ends when it has stored its cache.
process.on("SIGINT", () => (mayBeMended = false));
process.on("SIGTERM", () => {
  mayBeMended = false;
  server.kill();
});

function start(): ChildProcess {
  const args = [...command, ...process.argv.slice(2)];
  return spawn(process.execPath, args, { stdio: "inherit" }).once("exit", (code) => {
    // What one edit has broken the next one may mend.
    if (!mayBeMended) process.exit(code ?? 1);
  });
}
