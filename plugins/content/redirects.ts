import * as v from "valibot";
import { checked, object } from "../../loaders/page/check-shape.ts";
import { readJson } from "../../loaders/page/structured-text.ts";
import type { Redirects } from "../../src/site/hosting/redirects.ts";
import { shortened } from "../../src/site/schemas.ts";
import { decoded, isExternal, nameOnDisk } from "../../src/site/navigation/url.ts";
import type { Link, Problem } from "../../src/types.ts";

export const redirectsFile = "redirects.json";

export interface ReadRedirects {
  /** Only valid ones. */
  readonly redirects: Redirects;
  /** Checked like any other link. */
  readonly links: readonly Link[];
  readonly problems: readonly Problem[];
}

/** @param taken URLs of existing pages, from `nameOnDisk` */
export function readRedirects(text: string, taken: ReadonlySet<string>): ReadRedirects {
  const { value = {}, problems, lineOf } = checked(readJson(text), schema);
  const entries = Object.entries(value).map(([from, to]) => ({
    from,
    to,
    line: lineOf([from]),
    message: wrongWith(from, to, taken),
  }));
  const right = entries.filter(({ message }) => message === undefined);
  return {
    redirects: Object.fromEntries(right.map(({ from, to }) => [from, to])),
    links: right.map(({ to, line }) => ({ url: to, line })),
    problems: [
      ...problems,
      ...entries.flatMap(({ line, message }) => (message === undefined ? [] : { line, message })),
    ].map((problem) => ({ path: redirectsFile, ...problem })),
  };
}

const schema = v.pipe(
  object('one object of "/old/": "/new/" entries'),
  v.record(v.string(), v.string("an address")),
);

function wrongWith(from: string, to: string, taken: ReadonlySet<string>): string | undefined {
  const old = `"${shortened(from)}"`;
  if (!oldAddress.test(decoded(from)) || /[?#\s]/.test(from)) {
    return `${old} cannot be redirected: expected an address like "/guides/old-name/", which starts and ends with a slash.`;
  }
  if (taken.has(nameOnDisk(from))) return `${old} is a page. Remove the page or the redirect.`;
  if (!to.startsWith("/") && !(isExternal(to) && /^https?:/i.test(to))) {
    return `"${shortened(to)}" is no target: expected a rooted address or one with its host.`;
  }
  return /\s/.test(to)
    ? `"${shortened(to)}" is no target: in an address, a space is written %20.`
    : undefined;
}

/** Each part must be a valid folder name. */
const oldAddress = /^\/(?:(?!\.{1,2}\/)[^/?#\\\p{Cc}]{1,200}\/)+$/u;
