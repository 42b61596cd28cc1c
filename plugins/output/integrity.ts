import { createHash } from "node:crypto";
import webpack, { type Compilation } from "webpack";
import { withIntegrity } from "../../src/site/output/integrity.ts";

const { sources } = webpack;

/** In the form for policies, manifests, and the `integrity` attribute. */
export const integrity = (content: string | Buffer): string =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Fills in the hashes of the scripts and styles that each document loads. */
export function addIntegrity(compilation: Compilation, files: Iterable<string>): void {
  const known = new Map<string, string>();
  const hashOf = (url: string) => {
    const asset = compilation.getAsset(url.slice(1));
    if (asset && !known.has(url)) known.set(url, integrity(asset.source.buffer()));
    return known.get(url);
  };
  for (const file of files) {
    if (!file.endsWith(".html") || !(file in compilation.assets)) continue;
    compilation.updateAsset(file, (source) => {
      const html = source.source().toString();
      // A buffer, because webpack would keep both a text and its bytes in memory.
      return new sources.RawSource(Buffer.from(withIntegrity(html, hashOf)));
    });
  }
}
