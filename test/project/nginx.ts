import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { RunningServer } from "../../src/commands/hosting/server.ts";
import { freePort } from "./free-port.ts";
import { programPath } from "./programs.ts";

/**
 * Serves a built site with nginx and the configuration that the build has emitted.
 *
 * @param folder absolute
 * @throws what nginx has to say where it does not start
 */
export async function serveWithNginx(folder: string): Promise<RunningServer> {
  const { own, port } = await ownFolder(folder);
  const child = spawn(programPath("nginx"), argumentsFor(own), {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said = text(child.stderr);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(own, { recursive: true });
  };
  const url = `http://localhost:${port}`;
  const isUp = await Promise.race([answers(url), ended.then(() => false)]);
  if (isUp) return { url, close };
  await close();
  throw new Error(`nginx did not start: ${await said}`);
}

/**
 * Has nginx read the configuration that the build has emitted.
 *
 * @param folder absolute
 * @returns its warnings and errors
 */
export async function checkWithNginx(folder: string): Promise<string> {
  const { own } = await ownFolder(folder);
  const child = spawn(programPath("nginx"), [...argumentsFor(own), "-t", "-q"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said = await text(child.stderr);
  await rm(own, { recursive: true });
  return said;
}

async function ownFolder(folder: string) {
  const own = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const port = await freePort();
  await writeFile(path.join(own, "nginx.conf"), configuration(own, folder, port));
  return { own, port };
}

const argumentsFor = (own: string) => [
  "-e",
  "stderr",
  "-p",
  own,
  "-c",
  path.join(own, "nginx.conf"),
];

/** Where Debian's package and Homebrew put nginx's own table of types. */
const mimeTypes = ["/etc/nginx", "/opt/homebrew/etc/nginx", "/usr/local/etc/nginx"].map(
  (folder) => `${folder}/mime.types`,
);

/** The smallest that includes the site's: everything that a host decides for itself. */
const configuration = (own: string, folder: string, port: number) => `
daemon off;
worker_processes auto;
pid ${own}/nginx.pid;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 2048; }
http {
  include "${mimeTypes.find(existsSync)}";
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${own}/${name};`)
    .join("\n  ")}
  server {
    listen localhost:${port};
    root "${folder}";
    include "${folder}/nginx.conf";
  }
}
`;

async function answers(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(url, { method: "HEAD" });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}
