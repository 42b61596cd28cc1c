import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveFolder } from "../../src/commands/server.ts";

/** What goes wrong with a request. */
export interface Fault {
  /** In milliseconds; without an answer of its own, that of the site comes after it. */
  readonly delay?: number;
  readonly answer?: {
    readonly status?: number;
    readonly type?: string;
    readonly body: string;
  };
}

/** A host as readers meet it: it publishes one build after the other, and it is not always there. */
export interface Host {
  readonly url: string;
  /** Paths that were asked for. */
  readonly requests: string[];
  /** Replaces the site at one go. */
  readonly publish: (folder: string) => Promise<void>;
  /** Whether readers have a network. */
  isReachable: boolean;
  /** Asked for the path of each request. */
  fault: (pathname: string) => Fault | undefined;
  readonly close: () => Promise<void>;
}

/** @param folder the site that it serves at first */
export async function startHost(folder: string): Promise<Host> {
  const root = await mkdtemp(path.join(tmpdir(), "host-"));
  const current = path.join(root, "current");
  const publish = async (next: string) => {
    const beside = path.join(root, "next");
    await symlink(path.resolve(next), beside);
    await rename(beside, current);
  };
  await publish(folder);
  const site = await serveFolder(current, 0);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", site.url);
    host.requests.push(pathname);
    if (!host.isReachable) return request.socket.destroy();
    const { delay = 0, answer } = host.fault(pathname) ?? {};
    const goOn = () => (answer ? send(response, answer) : forward(request, response));
    setTimeout(goOn, delay).unref();
  });
  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url = "/" } = request;
    const inner = ask(site.url + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    inner.on("error", () => response.destroy()).end();
  };
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const host: Host = {
    url: `http://localhost:${port}`,
    requests: [],
    publish,
    isReachable: true,
    fault: () => undefined,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await site.close();
      await rm(root, { recursive: true });
    },
  };
  return host;
}

function send(response: ServerResponse, answer: NonNullable<Fault["answer"]>): void {
  const { status = 200, type = "text/html;charset=utf-8", body } = answer;
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-cache" }).end(body);
}
