import { wantedPort } from "./hosting/port.ts";
import { serveFolder } from "./hosting/server.ts";

try {
  const { url } = await serveFolder("dist", wantedPort(4000));
  console.log(`\nThe site is at ${url} (stop with Ctrl+C)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
