import type { HeaderRule } from "./headers.ts";
import type { Redirects } from "./redirects.ts";
import { decoded } from "../navigation/url.ts";

/** @param rules for all files first */
export const nginxFile = (rules: readonly HeaderRule[], redirects: Redirects): string =>
  `# Made by the build. Include it in the server block whose root is this folder, and run
# nginx -s reload after each deploy that changed it.
absolute_redirect off;
server_tokens off;
charset utf-8;

# With nginx's Brotli module, which isn't part of it: brotli_static on;
gzip_static on;
gzip on;
gzip_vary on;
gzip_types text/css text/javascript application/javascript application/json text/plain text/xml application/xml image/svg+xml image/x-icon;

${headerLines(rules)}

# A page has one address, with a slash at its end.
if (-f $request_filename/index.html) {
  rewrite ^(.*[^/])$ $1/ permanent;
}
location / {
  try_files $uri \${uri}index.html =404;
}
error_page 403 404 =404 /404.html;
location = /404.html {
  internal;
}

${Object.entries(redirects).map(redirectLine).join("\n")}
`;

/** All headers are in the server block, because `add_header` in a location drops the outer ones. */
function headerLines([all, ...exceptions]: readonly HeaderRule[]): string {
  const { "Cache-Control": caching = "", ...headers } = all?.headers ?? {};
  return [
    `set $caching ${quoted(caching)};`,
    ...exceptions.map(
      ({ path, headers }) =>
        `if ($uri ~ ${quoted(path)}) { set $caching ${quoted(headers["Cache-Control"] ?? caching)}; }`,
    ),
    "add_header Cache-Control $caching always;",
    ...Object.entries(headers).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
  ].join("\n");
}

const redirectLine = ([from, to]: readonly [string, string]) =>
  `location = ${quoted(decoded(from))} { return 301 ${quoted(to.replaceAll("$", "%24"))}; }`;

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
