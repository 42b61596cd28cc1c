import { createServer } from "node:net";
import { once } from "node:events";
import puppeteer, { type Browser, type ConnectionTransport } from "puppeteer";
import { launchOptions } from "../project/browser.ts";

/**
 * Hosts that fixture sites have built into them. No site has to be built anew for the port of a
 * server: each browser finds these names at ports of its own.
 */
const hostNames = [
  "votes.test",
  "search.test",
  "logos.test",
  "closed.test",
  "pictures.test",
] as const;

export type HostName = (typeof hostNames)[number];

/** No GPU process, and none started in advance: they are a third of what opening a page costs. */
const fewProcesses = ["--in-process-gpu", "--disable-features=SpareRendererForSitePerProcess"];

/** The browser of one of jest's workers. */
interface WorkerBrowser {
  readonly endpoint: string;
  readonly ports: Readonly<Record<string, number>>;
}

/**
 * Starts a browser for each worker, unless another project's setup has; hosts that are not named
 * above cannot be reached.
 *
 * @returns what closes them
 */
export async function launchBrowsers(workers: number): Promise<() => Promise<unknown>> {
  if (process.env.BROWSERS !== undefined) return () => Promise.resolve();
  const launched = Array.from({ length: workers }, async (_, at) => {
    const ports = await freePorts(firstPort + at * 100);
    const { args = [], ...options } = await launchOptions();
    const named = Object.entries(ports).map(([name, port]) => `MAP ${name} 127.0.0.1:${port}`);
    const rules = [...named, "MAP * ~NOTFOUND", "EXCLUDE localhost", "EXCLUDE 127.0.0.1"];
    const browser = await puppeteer.launch({
      ...options,
      args: [...args, ...fewProcesses, `--host-resolver-rules=${rules.join(", ")}`],
    });
    return { browser, told: { endpoint: browser.wsEndpoint(), ports } satisfies WorkerBrowser };
  });
  const all = await Promise.all(launched);
  process.env.BROWSERS = JSON.stringify(all.map(({ told }) => told));
  return () => Promise.all(all.map(({ browser }) => browser.close()));
}

/** Below those that systems give to servers that ask for any: https://www.iana.org/assignments/service-names-port-numbers */
const firstPort = 21_000;

async function freePorts(from: number): Promise<WorkerBrowser["ports"]> {
  const found: [string, number][] = [];
  for (let port = from; found.length < hostNames.length; port += 1) {
    if (await isFree(port)) found.push([hostNames[found.length] ?? "", port]);
  }
  return Object.fromEntries(found);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** The browser of the worker that this file's tests run in. */
export const connect = async (): Promise<Browser> =>
  puppeteer.connect({ transport: await transportTo(ownBrowser().endpoint) });

/**
 * Leaves service workers alone: puppeteer attaches to each that starts, which can hold an update for
 * 30 seconds.
 */
async function transportTo(endpoint: string): Promise<ConnectionTransport> {
  const socket = new WebSocket(endpoint);
  await once(socket, "open");
  const transport: ConnectionTransport = {
    send: (text) => {
      const message = JSON.parse(text);
      if (message.method === "Target.setAutoAttach")
        message.params.filter.unshift({ type: "service_worker", exclude: true });
      socket.send(JSON.stringify(message));
    },
    close: () => socket.close(),
  };
  socket.addEventListener("message", ({ data }) => transport.onmessage?.(data));
  socket.addEventListener("close", () => transport.onclose?.());
  return transport;
}

/** Where a server has to listen for the browser to find it under a name. */
export const portOf = (name: HostName): number => ownBrowser().ports[name] ?? 0;

function ownBrowser(): WorkerBrowser {
  const { BROWSERS: browsers = "[]", JEST_WORKER_ID: id = "1" } = process.env;
  const own = JSON.parse(browsers)[Number(id) - 1];
  if (own === undefined) throw new Error("There is no browser: run the suite with npm test.");
  return own;
}
