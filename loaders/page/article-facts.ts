import { Parser } from "htmlparser2";
import type { PageFacts } from "../../src/types.ts";
import { sectionGatherer } from "./page-sections.ts";
import { originGatherer } from "./shown-origins.ts";

/** Reads the rendered HTML, so that the search and the policy include the output of components. */
export function articleFacts(html: string): Required<Pick<PageFacts, "sections" | "origins">> {
  const sections = sectionGatherer();
  const origins = originGatherer();
  const parser = new Parser({
    onopentag(name, attributes) {
      sections.open(name, attributes);
      origins.open(name, attributes);
    },
    ontext: sections.text,
    onclosetag: sections.close,
  });
  parser.end(html);
  return { sections: sections.result(), origins: origins.result() };
}
