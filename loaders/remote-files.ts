import { Parser } from "htmlparser2";
import { parseSrcset } from "srcset";
import type { RemoteFile } from "../src/site/build-facts.ts";

/**
 * Finds what a rendered article shows of other hosts, whoever wrote or rendered it: the site's
 * policy has to allow it.
 *
 * @param html as React has rendered it
 */
export function remoteFiles(html: string): readonly RemoteFile[] {
  // Pages of the documentation have none, and are read once less.
  if (!/\s(?:src|srcset|poster)="[^"]*\/\//i.test(html)) return [];
  const files: RemoteFile[] = [];
  const parser = new Parser({
    onopentag(name, { src, srcset = "", poster }) {
      const kind = kinds.get(name);
      if (kind === undefined) return;
      const images = [poster, ...parseSrcset(srcset).map(({ url }) => url)];
      for (const url of images) add(files, "image", url);
      // `<source>` is of a picture or of a video.
      for (const one of kind) add(files, one, src);
    },
  });
  parser.end(html);
  return files;
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

function add(files: RemoteFile[], kind: RemoteFile["kind"], written = "") {
  const url = URL.parse(written, "https://own.invalid/");
  if (url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "own.invalid") {
    files.push({ kind, url: url.href });
  }
}
