import path from "node:path";
import { recoverOutput } from "../../plugins/build-folders.ts";
import { realPath } from "../../plugins/real-path.ts";
import { wantedPort } from "./port.ts";
import { serveFolder } from "./server.ts";

try {
  recoverOutput(realPath(path.resolve("dist")));
  const { url } = await serveFolder("dist", wantedPort(4000));
  console.log(`\nThe site is at ${url} (stop with Ctrl+C)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
