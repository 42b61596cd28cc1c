import * as v from "valibot";
import { checkShape, object } from "../loaders/check-shape.ts";
import { readJson } from "../loaders/structured-text.ts";
import type { Redirects } from "../src/site/redirects.ts";
import { contentTree, navigationOf } from "../src/site/content-tree.ts";
import { shortened } from "../src/site/schemas.ts";
import { routesOf } from "../src/site/routes.ts";
import { decoded, isExternal, nameOnDisk, urlOfPath } from "../src/site/url.ts";
import type { Link, PageProblem, Problem } from "../src/types.ts";
import { redirectsFile, type ScannedContent } from "./content-scan.ts";

export interface ReadRedirects {
  /** Those that work; what is wrong with the others is a problem. */
  readonly redirects: Redirects;
  /** The targets, to be checked like any other link. */
  readonly links: readonly Link[];
  /** The old addresses, which must leave the site's own files alone. */
  readonly addresses: readonly Link[];
  readonly problems: readonly Problem[];
}

/**
 * Reads `redirects.json`: an object of old address → new address.
 *
 * @param content with the text of the file
 */
export function readRedirects({ files, redirects: text }: ScannedContent): ReadRedirects {
  const urls = new Set([
    ...files.map(({ path }) => nameOnDisk(urlOfPath(path))),
    ...routesOf(navigationOf(contentTree(files))).map(({ url }) => nameOnDisk(url)),
  ]);
  if (text.trim() === "") return nothing;
  const json = readJson(text);
  const read = "problems" in json ? { ...json, value: undefined } : checkShape(schema, json);
  const problem = ({ line, message }: PageProblem) => ({ path: redirectsFile, line, message });
  const entries = Object.entries(read.value ?? {}).map(([from, to]) => ({
    from,
    to,
    line: "lineOf" in json ? json.lineOf([from]) : 1,
  }));
  const first = new Map(entries.toReversed().map((entry) => [nameOnDisk(entry.from), entry]));
  const checked = entries.map((entry) => {
    const isFirst = first.get(nameOnDisk(entry.from)) === entry;
    return { ...entry, problems: redirectProblems(entry, urls, isFirst) };
  });
  const right = checked.filter(({ problems }) => problems.length === 0);
  return {
    redirects: Object.fromEntries(right.map(({ from, to }) => [from, to])),
    links: right.map(({ to, line }) => ({ url: to, line })),
    addresses: right.map(({ from, line }) => ({ url: from, line })),
    problems: [
      ...read.problems.map(problem),
      ...checked.flatMap(({ problems, line }) =>
        problems.map((message) => problem({ line, message })),
      ),
    ],
  };
}

const schema = v.pipe(
  object('one object of "/old/": "/new/" entries'),
  v.record(v.string(), v.string("an address")),
);

const nothing: ReadRedirects = { redirects: {}, links: [], addresses: [], problems: [] };

interface RedirectEntry {
  readonly from: string;
  readonly to: string;
}

function redirectProblems(
  { from, to }: RedirectEntry,
  urls: ReadonlySet<string>,
  isFirst: boolean,
) {
  const old = `"${shortened(from)}"`;
  return [
    ...(/^\/.*\/$/.test(from) && !/[?#]/.test(from)
      ? []
      : [`${old} cannot be redirected: an old address starts and ends with a slash.`]),
    ...(/\/\//.test(decoded(from))
      ? [`${old} cannot be redirected: expected one slash between the parts of an address.`]
      : []),
    ...(/\/\.{1,2}\//.test(decoded(from))
      ? [`${old} cannot be redirected: no browser asks for an address with "." or "..".`]
      : []),
    ...(/[?#\\\p{Cc}]|[^/]{200}/u.test(decoded(from)) && !/[?#]/.test(from)
      ? [`${old} cannot be redirected: no file has such a name.`]
      : []),
    ...(isFirst
      ? []
      : [`${old} stands here already, or differs from another one in case alone. Remove one.`]),
    ...(urls.has(nameOnDisk(from)) ? [`${old} is a page. Remove the page or the redirect.`] : []),
    ...(/\s/.test(from + to)
      ? [`${old} cannot be redirected: expected addresses without spaces, which are %20.`]
      : []),
    ...(to.startsWith("/") || (isExternal(to) && /^(?:https?:|\/\/)/i.test(to))
      ? []
      : [`"${shortened(to)}" is no target: expected a rooted address or one with its host.`]),
  ];
}
