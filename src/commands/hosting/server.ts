import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import express, { type Express, type RequestHandler, type Response } from "express";
import { hashedFile } from "../../site/output/file-names.ts";
import { decoded, splitUrl } from "../../site/navigation/url.ts";
import { listen } from "./port.ts";
import { siteHeaders, type SiteHeaders } from "./site-headers.ts";

export interface RunningServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site with compression, its own headers, one URL for each page, and status 404.
 *
 * @throws if the port is taken or the folder has no site
 */
export async function serveFolder(folder: string, port: number): Promise<RunningServer> {
  const root = path.resolve(folder);
  if (!existsSync(path.join(root, "404.html")) || !existsSync(path.join(root, "headers.json"))) {
    throw new Error(`${folder} holds no site: build one with npm run build.`);
  }
  const server = createServer(siteServer(root, siteHeaders(root)));
  return {
    url: `http://localhost:${await listen(server, port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function siteServer(root: string, headersOf: SiteHeaders): Express {
  const notFound: RequestHandler = (_, response) => {
    // Read on each request, because another build may have replaced it.
    const file = path.join(root, "404.html");
    response.status(404).type("html");
    response.send(existsSync(file) ? readFileSync(file) : "");
  };
  const app = express().disable("x-powered-by").disable("etag");
  app.use((request, response, next) => {
    response.set(headersOf("/"));
    if (request.method === "GET" || request.method === "HEAD") next();
    else response.set("Allow", "GET, HEAD").status(405).end();
  });
  app.use(compression({ brotli, filter: isWholeText }));
  app.use((request, response, next) =>
    isNotFoundPage(request.url) ? notFound(request, response, next) : next(),
  );
  app.use(compressedFiles(root));
  app.use(
    express.static(root, {
      cacheControl: false,
      dotfiles: "allow",
      redirect: false,
      setHeaders: (response: Response) => setHeaders(response, headersOf),
    }),
  );
  app.use(pagesWithSlash(root), notFound, refuse);
  return app;
}

/** nginx's default: 7 % smaller than the library's 4, in twice the time. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Ranges count uncompressed bytes. */
const isWholeText: compression.CompressionFilter = (request, response) =>
  response.statusCode !== 206 && compression.filter(request, response);

function isNotFoundPage(url: string): boolean {
  const pathname = path.posix.normalize(decoded(splitUrl(url).pathname));
  return /^\/404(?:\.html)?\/?$/.test(pathname);
}

/** Sends files with a hash in their names as the build has compressed them. */
const compressedFiles =
  (root: string): RequestHandler =>
  (request, response, next) => {
    const { pathname } = splitUrl(request.url);
    if (!hashedFile.test(pathname)) return next();
    const encoding = request.acceptsEncodings("br") || request.acceptsEncodings("gzip");
    const compressed = `${pathname}.${encoding === "gzip" ? "gz" : "br"}`;
    if (encoding !== false && existsSync(path.join(root, decoded(compressed)))) {
      response.type(path.extname(pathname)).set("Content-Encoding", encoding);
      request.url = compressed;
    }
    next();
  };

function setHeaders(response: Response, headersOf: SiteHeaders) {
  const { pathname } = splitUrl(response.req.originalUrl);
  response.set(headersOf(decoded(pathname)));
  if (pathname.endsWith(".ico")) response.type("image/x-icon");
}

/** Adds the trailing slash. */
const pagesWithSlash =
  (root: string): RequestHandler =>
  (request, response, next) => {
    const { pathname, rest } = splitUrl(request.url);
    const name = decoded(pathname);
    const isPage =
      !/^\/\/|\.\.|\0|\/$/.test(name) && existsSync(path.join(root, name, "index.html"));
    if (isPage) response.writeHead(301, { Location: `${pathname}/${rest}` }).end();
    else next();
  };

const refuse: express.ErrorRequestHandler = (error: HttpError, _request, response, _next) => {
  if (response.headersSent || error.status >= 500) return void response.destroy();
  // The file was removed meanwhile: otherwise, readers would wait for the rest of it.
  response.removeHeader("Content-Length");
  response.removeHeader("Content-Encoding");
  response.set("Cache-Control", "no-store");
  response.status(error.status).end();
};

type HttpError = Error & { readonly status: number };
