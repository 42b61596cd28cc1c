import { escaped } from "../content/escaped.ts";
import { decoded, isExternal } from "../navigation/url.ts";
import { origin } from "./hosts.ts";

/** Old path → new path, or URL on another host. */
export type Redirects = Readonly<Record<string, string>>;

/** Also writes a table for hosts that answer with 301: https://docs.netlify.com/routing/redirects/ */
export function redirectFiles(
  redirects: Redirects,
  siteName: string,
): readonly [string, () => string][] {
  const entries = Object.entries(redirects);
  return [
    ...entries.map(([from, to]): [string, () => string] => [
      `${decoded(from).slice(1)}index.html`,
      () => redirectPage(to, siteName),
    ]),
    ["_redirects", () => entries.map(([from, to]) => `${from} ${to} 301\n`).join("")],
  ];
}

function redirectPage(to: string, siteName: string): string {
  const canonical = isExternal(to) ? to : origin + to;
  const url = escaped(to);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Moved | ${escaped(siteName)}</title><meta name="robots" content="noindex"><link rel="canonical" href="${escaped(canonical)}"><meta http-equiv="refresh" content="0;url=${url}"></head><body><p>This page has moved to <a href="${url}"${isExternal(to) ? ' rel="noopener"' : ""}>${url}</a>.</p></body></html>`;
}

const policy = "default-src 'none'; base-uri 'none'; form-action 'none'";
