import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { headersFor } from "../../site/hosting/headers.ts";

const rulesSchema = v.array(
  v.object({ path: v.string(), headers: v.record(v.string(), v.string()) }),
);

export type SiteHeaders = (pathname: string) => Readonly<Record<string, string>>;

/** Reads `headers.json` again whenever a build has replaced it. */
export function siteHeaders(root: string): SiteHeaders {
  const file = path.join(root, "headers.json");
  const read = () => v.parse(rulesSchema, JSON.parse(readFileSync(file, "utf8")));
  let changed = statSync(file).mtimeMs;
  let rules = read();
  return (pathname) => {
    try {
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== changed) rules = read();
      changed = mtimeMs;
    } catch {
      // A build is being put in place: keep the headers of the one before.
    }
    return headersFor(rules, pathname);
  };
}
