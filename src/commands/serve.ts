import path from "node:path";
import { recoverOutput } from "../../plugins/build-folders.ts";
import { realPath } from "../../plugins/real-path.ts";
import { serveFolder } from "./server.ts";

const port = Number(process.env.PORT ?? 4000);
try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${process.env.PORT}": expected a number from 0 to 65535.`);
  }
  recoverOutput(realPath(path.resolve("dist")));
  const { url } = await serveFolder("dist", port);
  console.log(`\nThe site is at ${url} (stop with Ctrl+C)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
