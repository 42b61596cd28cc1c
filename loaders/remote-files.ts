import { Parser } from "htmlparser2";
import { parseSrcset } from "srcset";
import type { RemoteFile } from "../src/site/build-facts.ts";
import type { PlacedFile } from "../src/types.ts";

/**
 * Finds what a rendered article shows of other hosts, whoever wrote or rendered it: it has to be
 * configured, or the site's policy has to allow it.
 *
 * @param html as React has rendered it
 */
export function remoteFiles(html: string): readonly RemoteFile[] {
  // Pages of the documentation have none, and are read once less.
  if (!/\s(?:src|srcset|poster)="[^"]*\/\//i.test(html)) return [];
  const files: RemoteFile[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const file of filesOf(name, attributes)) files.push(file);
    },
  });
  parser.end(html);
  return files;
}

/**
 * Finds what one element shows of other hosts.
 *
 * @param name of the element
 * @param attributes as written
 */
export function filesOf(
  name: string,
  { src, srcset = "", poster }: Partial<Record<"src" | "srcset" | "poster", string>>,
): readonly RemoteFile[] {
  const shown = kinds.get(name);
  if (shown === undefined) return [];
  const images = [poster, ...parseSrcset(srcset).map(({ url }) => url)];
  return [
    ...images.flatMap((url) => fileAt("image", url)),
    // `<source>` is of a picture or of a video.
    ...shown.flatMap((kind) => fileAt(kind, src)),
  ];
}

/**
 * Says where a page shows files of other hosts.
 *
 * @param shown what its finished HTML shows
 * @param written what was found while the page was read, with its place
 * @param source text of the page
 * @returns each place; of what only rendering shows one for each host, the first that names it
 */
export function placed(
  shown: readonly RemoteFile[],
  written: readonly PlacedFile[],
  source: string,
): readonly PlacedFile[] {
  const keys = new Set(shown.map(keyOf));
  const places = written.filter((file) => keys.has(keyOf(file)));
  const known = new Set(places.map(keyOf));
  const others = shown.filter((file) => !known.has(keyOf(file)));
  const byHost = new Map(
    others.toReversed().map((file) => [`${file.kind} ${new URL(file.url).origin}`, file]),
  );
  const found = [...byHost.values()].map((file) => ({ ...file, line: lineOf(file, source) }));
  return [...places, ...found.toReversed()];
}

const keyOf = ({ kind, url }: RemoteFile) => `${kind} ${url}`;

/** Of the address as a whole or else of its host; the first line where neither is written. */
function lineOf({ url }: RemoteFile, source: string): number {
  const places = [url, new URL(url).host].map((text) => source.indexOf(text));
  const place = places.find((index) => index >= 0) ?? 0;
  return source.slice(0, place).split("\n").length;
}

const kinds: ReadonlyMap<string, readonly RemoteFile["kind"][]> = new Map([
  ["img", ["image"]],
  ["input", ["image"]],
  ["source", ["media"]],
  ["video", ["media"]],
  ["audio", ["media"]],
  ["track", ["media"]],
  ["iframe", ["frame"]],
]);

function fileAt(kind: RemoteFile["kind"], written = ""): readonly RemoteFile[] {
  const url = URL.parse(written, "https://own.invalid/");
  const isRemote = url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "own.invalid";
  return isRemote ? [{ kind, url: url.href }] : [];
}
