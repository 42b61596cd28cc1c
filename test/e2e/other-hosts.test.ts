import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { Parser } from "htmlparser2";
import { parseSrcset } from "srcset";
import { allowedHosts, type ShownHosts } from "../../src/site/allowed-hosts.ts";
import { services } from "../../src/site/services.ts";
import type { Sponsors } from "../../src/site/sponsors.ts";

const avatars = "https://avatars.githubusercontent.com";

/** Links that lead somewhere, and load nothing. */
const leading = /^(?:canonical|alternate|license|next|prev|author)$/;

interface Read {
  /** Addresses of what a browser loads with the document, at once or later. */
  readonly urls: readonly string[];
  readonly policy: string;
}

function readHtml(html: string): Read {
  const urls: string[] = [];
  let policy = "";
  let element = "";
  const parser = new Parser({
    onopentag(name, attributes) {
      element = name;
      urls.push(...loadedBy(name, attributes));
      if (attributes["http-equiv"] === "Content-Security-Policy") policy = attributes.content ?? "";
    },
    ontext(text) {
      if (element === "style") urls.push(...loadedByStyle(text));
    },
    onclosetag() {
      element = "";
    },
  });
  parser.end(html);
  return { urls, policy };
}

function loadedBy(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const { src, poster, data, background, href, rel = "", style = "" } = attributes;
  const isLink = name === "link" && !leading.test(rel);
  const isPicture = /^(?:image|use|feimage)$/i.test(name);
  return [
    ...[src, poster, background, name === "object" ? data : undefined],
    ...(isLink || isPicture ? [href, attributes["xlink:href"]] : []),
    ...parseSrcset(attributes.srcset ?? "").map(({ url }) => url),
    ...parseSrcset(attributes.imagesrcset ?? "").map(({ url }) => url),
    ...loadedByStyle(style),
  ].filter((url) => url !== undefined);
}

const loadedByStyle = (style: string): readonly string[] =>
  [...style.matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s]+)/g)].map(([, url = ""]) => url);

const own = "http://own.invalid";

const otherOrigins = (urls: readonly string[]): readonly string[] =>
  urls
    .filter((url) => !url.startsWith("data:"))
    .map((url) => new URL(url, own).origin)
    .filter((origin) => origin !== own);

/** The words of a policy that name a host, or more than one. */
const hostsIn = (policy: string): readonly string[] =>
  policy
    .split("; ")
    .filter((directive) => !/^(?:require-)?trusted-types/.test(directive))
    .flatMap((directive) => directive.split(" ").slice(1))
    .filter((word) => !word.startsWith("'"));

/** A file of the content folder that need not be there. */
async function readJson<Value>(file: string, none: Value): Promise<Value> {
  const place = path.join("content", file);
  return existsSync(place) ? JSON.parse(await readFile(place, "utf8")) : none;
}

describe("the built site", () => {
  const pages = new Map<string, Read>();
  const styles = new Map<string, readonly string[]>();
  let configured: readonly string[];

  beforeAll(async () => {
    const built = glob("**/*.{html,css}", { cwd: "dist" });
    for await (const file of built) {
      const text = await readFile(path.join("dist", file), "utf8");
      if (file.endsWith(".css")) styles.set(file, loadedByStyle(text));
      else pages.set(file, readHtml(text));
    }
    const hosts = await readJson<Partial<ShownHosts>>("hosts.json", {});
    const sponsors = await readJson<Sponsors | undefined>("data/sponsors.json", undefined);
    const shown = { images: [], media: [], frames: [], ...hosts };
    configured = Object.values(allowedHosts(services, sponsors, shown, [])).flat();
  });

  it("loads nothing of another host that is neither configured nor an avatar", () => {
    const loaded = [...styles, ...[...pages].map(([file, { urls }]) => [file, urls] as const)];
    const others = loaded.flatMap(([file, urls]) =>
      otherOrigins(urls).map((origin) => ({ file, origin })),
    );
    expect(others.map(({ origin }) => origin)).toContain(avatars);
    const known = [avatars, ...configured];
    expect(others.filter(({ origin }) => !known.includes(origin))).toEqual([]);
  });

  it("allows no host that is neither configured nor that of avatars", async () => {
    const [{ headers }] = JSON.parse(await readFile("dist/headers.json", "utf8"));
    const policies = [...pages.values()].map(({ policy }) => policy);
    const allowed = [headers["Content-Security-Policy"], ...policies].flatMap(hostsIn);
    expect(allowed).toContain(avatars);
    const known = [avatars, ...configured];
    expect(new Set(allowed.filter((host) => !known.includes(host)))).toEqual(new Set());
  });
});
