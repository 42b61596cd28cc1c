import { once } from "node:events";
import { afterEach, beforeEach } from "@jest/globals";
import { pipeline } from "node:stream";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { siteUrl } from "./browser.ts";

/** Answers in place of the site, or lets it answer after all. */
export type Fault = (url: string, response: ServerResponse, pass: () => void) => void;

/** The way of one reader to the site: an address of its own, which can go wrong. */
export interface ReaderNetwork {
  readonly url: string;
  /** What was asked for, in order: address with query. */
  readonly requests: string[];
  /** Refuses every connection from now on, to the page and to the service worker alike. */
  isOffline: boolean;
  /** Goes wrong where it finds a fault for an address. */
  faultOf: (url: string) => Fault | undefined;
  readonly close: () => Promise<void>;
}

/** @returns function that gives the way to the site of the test that runs */
export function useReaderNetwork(): () => ReaderNetwork {
  let network: ReaderNetwork;
  beforeEach(async () => {
    network = await readerNetwork(siteUrl);
  });
  afterEach(() => network.close());
  return () => network;
}

/**
 * Opens one. Unlike what a browser can emulate, it is between the service worker and the site, too,
 * and leaves the browser's cache on.
 *
 * @param site where the site is; asked each time, as it may move
 */
export async function readerNetwork(site: () => string): Promise<ReaderNetwork> {
  const server = createServer((asked, response) => {
    const { url = "/" } = asked;
    network.requests.push(url);
    if (network.isOffline) return void asked.socket.destroy();
    const fault = network.faultOf(url);
    const pass = () => forward(asked, response, new URL(url, site()));
    if (fault === undefined) pass();
    else fault(url, response, pass);
  });
  await once(server.listen(0), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  const network = {
    url: `http://localhost:${address.port}`,
    requests: new Array<string>(),
    isOffline: false,
    faultOf: (_url: string): Fault | undefined => undefined,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return network;
}

function forward(asked: IncomingMessage, response: ServerResponse, to: URL): void {
  const { method, headers } = asked;
  const passed = request(to, { method, headers: { ...headers, host: to.host } }, (answer) => {
    // The reader has gone elsewhere.
    if (response.destroyed) return void answer.destroy();
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // The other way around, a reader would wait forever for the rest of an answer that broke off.
    pipeline(answer, response, () => {});
  });
  passed.on("error", () => response.destroy());
  asked.pipe(passed);
}

const forAYear = { "Cache-Control": "public, max-age=31536000, immutable" };
const script = { "Content-Type": "text/javascript", ...forAYear };
const own = (url: string) =>
  url.endsWith(".css") ? { "Content-Type": "text/css", ...forAYear } : script;

/** What goes wrong with files, kept by every cache as long as they allow. */
export const faults = {
  refused: (_url, response) => void response.destroy(),
  missing: (_url, response) => void response.writeHead(404).end("Not found"),
  /** As a hotel's network answers. */
  portal: (_url, response) =>
    void response
      .writeHead(200, { "Content-Type": "text/html", ...forAYear })
      .end("<!doctype html><title>Log in</title><p>Welcome to our hotel!"),
  /** Ends in the middle, without any sign of it. */
  cut: (url, response) =>
    void response
      .writeHead(200, own(url))
      .end(url.endsWith(".css") ? "@layer parts{.page-" : "(self.webpackChunk ||= [])."),
  empty: (url, response) => void response.writeHead(200, own(url)).end(),
  broken: (_url, response) => {
    response.writeHead(200, { ...script, "Content-Length": 10_000 });
    response.write("(self.webpack");
    response.socket?.end();
  },
  /** `build.json` of another build, whose runtime has another name. */
  anotherBuild: (_url, response) =>
    void response
      .writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-cache" })
      .end(JSON.stringify({ id: "another", assets: { "/client-runtime.00000000.js": 1 } })),
  /** What a service worker, or a host, answers for a page that it does not have. */
  appShell: async (_url, response) => {
    const shell = await (await fetch(`${siteUrl()}/app-shell/`)).text();
    response.writeHead(200, { "Content-Type": "text/html" }).end(shell);
  },
} satisfies Record<string, Fault>;
