import * as v from "valibot";
import { checkShape, fields } from "../loaders/check-shape.ts";
import { readJson } from "../loaders/structured-text.ts";
import { policyHost, type ShownHosts } from "../src/site/allowed-hosts.ts";
import type { Problem } from "../src/types.ts";
import { hostsFile } from "./content-scan.ts";

export interface ReadHosts {
  /** Those that are right; what is wrong with the others is a problem. */
  readonly hosts: ShownHosts;
  readonly problems: readonly Problem[];
}

const expected = 'a host like "https://example.org", with nothing after it';

/** As browsers and policies write it: in small letters, without the usual port. */
const host = v.pipe(
  v.string(expected),
  v.check(
    (written) => /^https:\/\/[^/?#@\\\s]+$/i.test(written) && isPlain(URL.parse(written)),
    ({ input }) => expected + nearestHost(input),
  ),
  v.transform((written) => new URL(written).origin),
);

const hosts = v.exactOptional(
  v.pipe(
    v.array(host, "a list of hosts in brackets"),
    v.transform((origins) => [...new Set(origins)]),
  ),
  [],
);

/** The lists that `hosts.json` may have. */
const schema = fields({ images: hosts, media: hosts, frames: hosts });

const none: ShownHosts = { images: [], media: [], frames: [] };

/**
 * Reads `hosts.json`: the other hosts whose pictures, videos, sounds and frames articles may show.
 *
 * @param text of the file; empty where there is none
 */
export function readHosts(text: string): ReadHosts {
  const json = readJson(text.trim() === "" ? "{}" : text);
  const read = "problems" in json ? { ...json, value: undefined } : checkShape(schema, json);
  return {
    hosts: read.value ?? none,
    problems: read.problems.map((problem) => ({ path: hostsFile, ...problem })),
  };
}

const isPlain = (url: URL | null) => url !== null && policyHost(url.origin) !== undefined;

function nearestHost(written: string): string {
  const url = URL.parse(/^[\w.-]+$/.test(written) ? `https://${written}` : written);
  const isNear = url !== null && /^https?:$/.test(url.protocol) && isPlain(url);
  return isNear ? `. Did you mean "https://${url.host}"?` : "";
}
