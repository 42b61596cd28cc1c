import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { decoded, splitUrl } from "../site/url.ts";
import { siteHeaders } from "./site-headers.ts";

/** As nginx has it by default: 7 % smaller than the library's 4, at twice its time. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface RunningServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site as its readers should get it: compressed, with the headers that its build
 * asks for, one address for each page, and status 404 for what does not exist.
 *
 * @param folder `dist/`, or what another build wrote
 * @param port 0 takes a free one
 * @throws when the port is taken or the folder has no site
 */
export async function serveFolder(folder: string, port: number): Promise<RunningServer> {
  const root = path.resolve(folder);
  const notFound = path.join(root, "404.html");
  if (!existsSync(notFound) || !existsSync(path.join(root, "headers.json"))) {
    throw new Error(`${folder} holds no site: build one with npm run build.`);
  }
  const headersOf = siteHeaders(root);
  // Typed for Express; it takes Node's own requests and responses just as well.
  const compress = compression({ brotli }) as unknown as Middleware;
  const files = sirv(root, {
    etag: true,
    // Read again on each request: a build may replace the folder while it is served.
    dev: true,
    dotfiles: true,
    // What the build has compressed: `plugins/minimizers.ts`.
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(headersOf(pathname)))
        response.setHeader(name, value);
      // sirv's list has no type for the one, and no encoding for the other.
      if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      if (pathname.endsWith(".txt")) response.setHeader("Content-Type", "text/plain;charset=utf-8");
    },
  });
  const server = createServer((request, response) => {
    // Found, and gone before it was read: a build has replaced the folder.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    // For whatever is no file; the headers of files are set with them.
    response.setHeaders(new Map(Object.entries(headersOf("/"))));
    if (!["GET", "HEAD"].includes(request.method ?? "")) return refuse(response);
    compress(request, response, () => {
      const target = pageWithSlash(root, request.url ?? "/");
      if (target !== undefined) return redirect(response, target);
      if (isNotFoundPage(request.url ?? "/")) return sendNotFound(request, response, notFound);
      readEscapes(request);
      files(request, response, () => sendNotFound(request, response, notFound));
    });
  });
  return {
    url: `http://localhost:${await listen(server, port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @returns the port that it listens on */
async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      const advice = "stop what uses it, or choose another one with PORT.";
      reject(error.code === "EADDRINUSE" ? new Error(`Port ${port} is taken: ${advice}`) : error);
    };
    server.once("error", failed).listen(port, () => resolve());
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

/**
 * Reads the escapes of `#` and `?`, which sirv leaves as they are, into what it takes the path
 * from: https://github.com/lukeed/polka/tree/next/packages/url
 */
function readEscapes(request: IncomingMessage): void {
  const { url: raw = "/" } = request;
  const [written = raw] = raw.split(/[?#]/);
  const pathname = written.replaceAll("%23", "#").replaceAll(/%3f/gi, "?");
  Object.assign(request, { _parsedUrl: { raw, pathname } });
}

/** For the address of a page without its trailing slash: the one with it. */
function pageWithSlash(root: string, url: string): string | undefined {
  const at = url.search(/[?#]|$/);
  const pathname = url.slice(0, at);
  if (pathname.endsWith("/") || pathname.startsWith("//")) return undefined;
  try {
    const name = decodeURIComponent(pathname);
    const isPage = !name.includes("..") && existsSync(path.join(root, name, "index.html"));
    return isPage ? `${pathname}/${url.slice(at)}` : undefined;
  } catch {
    return undefined;
  }
}

/** It stands for other addresses and has none of its own, which sirv cannot know. */
function isNotFoundPage(url: string): boolean {
  const pathname = path.posix.normalize(decoded(splitUrl(url).pathname));
  return /^\/404(?:\.html)?\/?$/.test(pathname);
}

function redirect(response: ServerResponse, target: string) {
  response.writeHead(301, { Location: target }).end();
}

function refuse(response: ServerResponse) {
  response.writeHead(405, { Allow: "GET, HEAD" }).end();
}

function sendNotFound({ method }: IncomingMessage, response: ServerResponse, file: string) {
  response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
  // Read again as the others are, because it names the scripts of its build; one may be under way.
  response.end(method === "HEAD" || !existsSync(file) ? undefined : readFileSync(file));
}
