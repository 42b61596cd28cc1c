// Fails early if the port is taken, not after a whole build. The argument is the default port.
import { once } from "node:events";
import { createServer } from "node:net";
import { listen, wantedPort } from "./hosting/port.ts";

try {
  const server = createServer();
  await listen(server, wantedPort(Number(process.argv[2])));
  await once(server.close(), "close");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
