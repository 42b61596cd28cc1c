import type { HeaderRule } from "./headers.ts";
import type { Redirects } from "./redirects.ts";
import { decoded } from "./url.ts";

/**
 * What nginx has to know, to be included in the `server` block whose `root` is the output folder.
 *
 * @param rules those of all files first
 * @param redirects old address → new one
 */
export const nginxFile = (rules: readonly HeaderRule[], redirects: Redirects): string =>
  `# Made by the build. Include it in the server block whose root is this folder, and have nginx read
# it again after each deploy that changed it: nginx -s reload
absolute_redirect off;
server_tokens off;

${typeLines}

# With nginx's Brotli module, which is no part of it: brotli_static on;
gzip_static on;
gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types ${compressed.join(" ")};

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

const texts: readonly (readonly [type: string, extensions: string])[] = [
  ["text/html", "html"],
  ["text/css", "css"],
  ["text/javascript", "js mjs"],
  ["text/plain", "txt md conf"],
  ["application/json", "json map"],
  ["application/manifest+json", "webmanifest"],
  ["application/xml", "xml"],
  ["image/svg+xml", "svg"],
];

const binaries: typeof texts = [
  ["image/png", "png"],
  ["image/jpeg", "jpg jpeg"],
  ["image/gif", "gif"],
  ["image/webp", "webp"],
  ["image/avif", "avif"],
  ["image/x-icon", "ico"],
  ["video/mp4", "mp4"],
  ["video/webm", "webm"],
  ["font/woff2", "woff2"],
  ["application/pdf", "pdf"],
  ["application/zip", "zip"],
  ["application/wasm", "wasm"],
];

/** nginx compresses HTML anyway, and says its encoding: naming it would be a warning. */
const others = texts.map(([type]) => type).filter((type) => type !== "text/html");
const compressed = [...others, "image/x-icon", "application/wasm"];

const typeLines = `types {
${[...texts, ...binaries].map(([type, extensions]) => `  ${type} ${extensions};`).join("\n")}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${others.join(" ")};`;

/** On the block and nowhere below: `add_header` in a location takes away all that stands around it. */
function headerLines([all, ...exceptions]: readonly HeaderRule[]): string {
  const { "Cache-Control": caching = "", ...headers } = all?.headers ?? {};
  const lines = Object.entries(headers).flatMap(([name, value]) => {
    const variable = `$site_${name.toLowerCase().replaceAll("-", "_")}`;
    // In pieces, because nginx reads no more than 4 KB at once and a policy may be longer.
    const [first = "", ...rest] = value.split("; ").map(quoted);
    return [
      `set ${variable} ${first};`,
      ...rest.map((piece) => `set ${variable} "\${${variable.slice(1)}}; ${piece.slice(1)};`),
      `add_header ${name} ${variable} always;`,
    ];
  });
  const others = exceptions.map(
    ({ path, headers }) => `if ($uri ~ ${quoted(path)}) {
  set $caching ${quoted(headers["Cache-Control"] ?? caching)};
}`,
  );
  return [
    `set $caching ${quoted(caching)};`,
    ...others,
    "add_header Cache-Control $caching always;",
    ...lines,
  ].join("\n");
}

const redirectLine = ([from, to]: readonly [string, string]) =>
  `location = ${quoted(decoded(from))} { return 301 ${quoted(to.replaceAll("$", "%24"))}; }`;

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
