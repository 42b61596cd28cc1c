import { didYouMean } from "../loaders/did-you-mean.ts";
import { policyHost, type ShownHosts } from "../src/site/allowed-hosts.ts";
import { shortened } from "../src/site/schemas.ts";
import type { PageProblem, Problem } from "../src/types.ts";
import { hostsFile } from "./content-scan.ts";
import { readJson, type JsonText } from "./json-text.ts";

export interface ReadHosts {
  /** Those that are right; what is wrong with the others is a problem. */
  readonly hosts: ShownHosts;
  readonly problems: readonly Problem[];
}

interface HostEntry {
  readonly list: string;
  readonly origin: string;
}

/** The lists that `hosts.json` may have. */
const lists: readonly (keyof ShownHosts)[] = ["images", "media", "frames"];

/**
 * Reads `hosts.json`: the other hosts whose pictures, videos, sounds and frames articles may show.
 *
 * @param text of the file; empty where there is none
 */
export function readHosts(text: string): ReadHosts {
  const json = readJson(text.trim() === "" ? "{}" : text);
  const found = "message" in json ? [json] : readLists(json);
  const originsOf = (list: keyof ShownHosts) =>
    found.flatMap((one) => ("origin" in one && one.list === list ? [one.origin] : []));
  return {
    hosts: {
      images: originsOf("images"),
      media: originsOf("media"),
      frames: originsOf("frames"),
    },
    problems: found.flatMap((one) => ("message" in one ? [{ path: hostsFile, ...one }] : [])),
  };
}

function readLists({ value, lineOf }: JsonText): readonly (HostEntry | PageProblem)[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const message = 'expected one object like { "images": ["https://example.org"] }.';
    return [{ line: lineOf([]), message }];
  }
  return Object.entries(value).flatMap(([list, items]) => {
    const problem = (message: string) => [{ line: lineOf([list]), message }];
    if (!lists.some((known) => known === list)) {
      const near = didYouMean(list, lists);
      return problem(`unknown list "${shortened(list)}".${near} There are ${lists.join(", ")}.`);
    }
    if (!Array.isArray(items)) return problem(`"${list}": expected a list of hosts in brackets.`);
    return readItems(list, items, (index) => lineOf([list, index]));
  });
}

function readItems(
  list: string,
  items: readonly unknown[],
  lineOf: (index: number) => number,
): readonly (HostEntry | PageProblem)[] {
  const origins = items.map(originOf);
  return origins.map((origin, index) => {
    if (origin === undefined) return { line: lineOf(index), message: itemProblem(items[index]) };
    if (origins.indexOf(origin) === index) return { list, origin };
    return { line: lineOf(index), message: `"${origin}" stands in "${list}" twice. Remove one.` };
  });
}

/** As browsers and policies write it: in small letters, without the usual port. */
function originOf(item: unknown): string | undefined {
  const url = typeof item === "string" && /^https:\/\/[^/?#@\\\s]+$/i.test(item) && URL.parse(item);
  return url && isPlain(url) ? url.origin : undefined;
}

const isPlain = ({ origin }: URL) => policyHost(origin) !== undefined;

function itemProblem(item: unknown): string {
  const written = typeof item === "string" ? item : JSON.stringify(item);
  const url = URL.parse(/^[\w.-]+$/.test(written) ? `https://${written}` : written);
  const isNear = url !== null && /^https?:$/.test(url.protocol) && isPlain(url);
  const near = isNear ? ` Did you mean "https://${url.host}"?` : "";
  return `"${shortened(written)}" is no host: expected an address like "https://example.org", with nothing after the host.${near}`;
}
