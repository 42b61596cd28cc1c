import { Parser } from "htmlparser2";
import { parseSrcset } from "srcset";
import type { PageFacts, ShownOrigins } from "../../src/types.ts";
import { SectionGatherer } from "./page-sections.ts";

/** Reads the rendered HTML, so that the search and the policy include the output of components. */
export function articleFacts(html: string): Required<Pick<PageFacts, "sections" | "origins">> {
  const sections = new SectionGatherer();
  const origins = originGatherer();
  const parser = new Parser({
    onopentag(name, attributes) {
      sections.open(name, attributes);
      origins.open(name, attributes);
    },
    ontext: (text) => sections.text(text),
    onclosetag: (name) => sections.close(name),
  });
  parser.end(html);
  return { sections: sections.result(), origins: origins.result() };
}

/** Gathers the origins of an article's media, which the site's policy must allow. */
function originGatherer() {
  const origins = {
    images: new Set<string>(),
    media: new Set<string>(),
    frames: new Set<string>(),
  };
  return {
    open(name: string, { src, srcset = "", poster }: Readonly<Record<string, string>>) {
      const kind = kinds.get(name);
      if (kind === undefined) return;
      const images = [poster, ...parseSrcset(srcset).map(({ url }) => url)];
      for (const url of images) addOrigin(origins.images, url);
      addOrigin(origins[kind], src);
    },
    result: (): ShownOrigins => ({
      images: [...origins.images],
      media: [...origins.media],
      frames: [...origins.frames],
    }),
  };
}

const kinds: ReadonlyMap<string, keyof ShownOrigins> = new Map([
  ["img", "images"],
  ["input", "images"],
  ["video", "media"],
  ["audio", "media"],
  ["source", "media"],
  ["track", "media"],
  ["iframe", "frames"],
]);

function addOrigin(origins: Set<string>, written = "") {
  const url = URL.parse(written, "https://own.invalid/");
  const isRemote = url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "own.invalid";
  if (isRemote) origins.add(url.origin);
}
