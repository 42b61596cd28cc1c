import type { ServerResponse } from "node:http";
import { mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "@jest/globals";
import { serveFolder } from "../../src/commands/hosting/server.ts";
import { faults, readerNetwork, type Fault as NetworkFault } from "./reader-network.ts";

/** What goes wrong with a request. */
export interface Fault {
  /** In milliseconds; without an answer of its own, that of the site comes after it. */
  readonly delay?: number;
  /** Breaks off in the middle of the answer. */
  readonly breaks?: true;
  readonly answer?: {
    readonly status?: number;
    readonly type?: string;
    readonly body: string;
  };
}

/** A host as readers meet it: it publishes one build after the other, and it is not always there. */
export interface Host {
  readonly url: string;
  /** What was asked for: paths, with their queries. */
  readonly requests: string[];
  /** Replaces the site at one go. */
  readonly publish: (folder: string) => Promise<void>;
  /** Whether readers have a network. */
  isReachable: boolean;
  /** Asked for the path of each request. */
  fault: (pathname: string) => Fault | undefined;
  readonly close: () => Promise<void>;
}

/**
 * A host of its own for each test of a file.
 *
 * @param folder gives the site that it serves at first
 * @returns function that gives the host of the test that runs
 */
export function useHost(folder = () => "dist"): () => Host {
  let host: Host;
  beforeEach(async () => {
    host = await startHost(folder());
  });
  afterEach(() => host.close());
  return () => host;
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
  const network = await readerNetwork(() => site.url);
  network.faultOf = (url) => {
    const fault = host.fault(new URL(url, site.url).pathname);
    return fault && later(fault);
  };
  const host: Host = {
    url: network.url,
    requests: network.requests,
    publish,
    get isReachable() {
      return !network.isOffline;
    },
    set isReachable(isReachable) {
      network.isOffline = !isReachable;
    },
    fault: () => undefined,
    close: async () => {
      await network.close();
      await site.close();
      await rm(root, { recursive: true });
    },
  };
  return host;
}

const later =
  ({ delay = 0, breaks, answer }: Fault): NetworkFault =>
  (url, response, pass) => {
    const goOn = () => {
      if (breaks) faults.broken(url, response);
      else if (answer) send(response, answer);
      else pass();
    };
    setTimeout(goOn, delay).unref();
  };

function send(response: ServerResponse, answer: NonNullable<Fault["answer"]>): void {
  const { status = 200, type = "text/html;charset=utf-8", body } = answer;
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-cache" }).end(body);
}
