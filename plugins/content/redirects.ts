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
  /** Old address → its line. */
  readonly lines: ReadonlyMap<string, number>;
  /** Checked like any other link. */
  readonly links: readonly Link[];
  readonly problems: readonly Problem[];
}

/** @param taken URLs of existing pages, from `nameOnDisk` */
export function readRedirects(text: string, taken: ReadonlySet<string>): ReadRedirects {
  const { value = {}, problems, lineOf } = checked(readJson(text), schema);
  const firsts = new Map(Object.keys(value).toReversed().map((from) => [nameOnDisk(from), from]));
  const entries = Object.entries(value).map(([from, to]) => ({
    from,
    to,
    line: lineOf([from]),
    message: wrongWith(from, to, taken) ?? sameAs(from, firsts.get(nameOnDisk(from))),
  }));
  const right = entries.filter(({ message }) => message === undefined);
  return {
    redirects: Object.fromEntries(right.map(({ from, to }) => [from, to])),
    lines: new Map(right.map(({ from, line }) => [from, line])),
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

/** Two redirects that need one file: encoded and not, or on a disk that ignores case. */
const sameAs = (from: string, first = from): string | undefined =>
  first === from
    ? undefined
    : `"${shortened(from)}" is the same address as "${shortened(first)}". Remove one of them.`;

/** Each part must be a valid folder name. */
const oldAddress = /^\/(?:(?!\.{1,2}\/)[^/?#\\\p{Cc}]{1,200}\/)+$/u;
