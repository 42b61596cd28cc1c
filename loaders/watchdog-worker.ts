import { writeSync } from "node:fs";
import { parentPort } from "node:worker_threads";

/** Seconds, of the clock and of the processor: several times what one page may take. */
const limit = 10;

let timer: NodeJS.Timeout | undefined;

/** The page whose code has run, or nothing once the event loop has turned. */
parentPort?.on("message", (page: string | undefined) => {
  clearInterval(timer);
  if (page === undefined) return;
  const before = process.cpuUsage();
  const end = performance.now() + limit * 1000;
  timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (performance.now() < end || user + system < limit * 1e6) return;
    writeSync(
      2,
      `${page}:1: a promise of it takes more than ${limit} s: expected no endless loop.\n`,
    );
    // The other thread is never going to hear of any other signal.
    process.kill(process.pid, "SIGKILL");
  }, 500);
});
