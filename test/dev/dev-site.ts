import { once } from "node:events";
import { freePort } from "../project/free-port.ts";
import type { Project } from "../project/project.ts";

export interface DevSite {
  readonly url: string;
  /** What it has printed. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts development in a project, on a port that is free; it answers when it is ready. */
export async function serveProject(project: Project): Promise<DevSite> {
  const port = await freePort();
  const server = project.develop(port);
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const url = `http://localhost:${port}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`The server has ended:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    output: () => output,
    stop: async () => {
      server.kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
