// Ends with a sentence and status 1 where a server can't have its port: nobody should learn that
// after a whole build. Its argument is the port that the command takes without `PORT`.
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
