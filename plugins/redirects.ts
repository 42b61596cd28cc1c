import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import type { Redirects } from "../src/site/redirects.ts";
import { isExternal, urlOfPath } from "../src/site/url.ts";
import type { Link, Problem } from "../src/types.ts";
import { redirectsFile, type ScannedContent } from "./content-scan.ts";

export interface ReadRedirects {
  readonly redirects: Redirects;
  /** The targets, to be checked like any other link. */
  readonly links: readonly Link[];
  readonly problems: readonly Problem[];
}

/**
 * Reads `redirects.json`: an object of old address → new address.
 *
 * @param content with the text of the file; JSON, read as YAML, which knows the line of each entry
 */
export function readRedirects({ files, redirects: text }: ScannedContent): ReadRedirects {
  const urls = new Set(files.map(({ path }) => urlOfPath(path)));
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problem = (line: number, message: string): Problem => ({
    path: redirectsFile,
    line,
    message,
  });
  if (text.trim() === "") return { redirects: {}, links: [], problems: [] };
  if (document.errors.length > 0 || !isMap(document.contents)) {
    const at = document.errors[0]?.pos[0] ?? 0;
    const message = 'expected one object of "/old/": "/new/" entries.';
    return { redirects: {}, links: [], problems: [problem(lines.linePos(at).line, message)] };
  }
  const entries = document.contents.items.map(({ key, value }) => ({
    from: isScalar(key) ? String(key.value) : "",
    to: isScalar(value) ? String(value.value) : "",
    line: isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1,
  }));
  const problems = entries.flatMap(({ from, to, line }) =>
    redirectProblems(from, to, urls).map((message) => problem(line, message)),
  );
  return {
    redirects: Object.fromEntries(entries.map(({ from, to }) => [from, to])),
    links: entries.map(({ to, line }) => ({ url: to, line })),
    problems,
  };
}

function redirectProblems(from: string, to: string, urls: ReadonlySet<string>): readonly string[] {
  return [
    ...(/^\/.*\/$/.test(from) && !/[?#]/.test(from)
      ? []
      : [`"${from}" cannot be redirected: an old address starts and ends with a slash.`]),
    ...(urls.has(from) ? [`"${from}" is a page. Remove the page or the redirect.`] : []),
    ...(to.startsWith("/") || isExternal(to)
      ? []
      : [`"${to}" is no target: expected a rooted address or one with its host.`]),
  ];
}
