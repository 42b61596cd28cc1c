import { splitUrl } from "../../src/site/navigation/url.ts";
import type { ContentFile, PageFacts, Problem } from "../../src/types.ts";

/**
 * Reports what is documented twice, such as an option, or where links to it don't lead.
 *
 * @param facts path of a page → its facts
 */
export function checkEntries(
  pages: readonly Pick<ContentFile, "path" | "url">[],
  facts: ReadonlyMap<string, PageFacts>,
): readonly Problem[] {
  const all = pages.flatMap((page) =>
    (facts.get(page.path)?.entries ?? []).map((entry) => ({ ...entry, page })),
  );
  const firsts = new Map(all.toReversed().map((entry) => [entry.name, entry]));
  return all.flatMap((entry) => {
    const { name, line, page } = entry;
    const first = firsts.get(name) ?? entry;
    const url = splitUrl(entry.url).pathname;
    const message =
      first !== entry
        ? `the ${name} has an entry in ${first.page.path}:${first.line} already. Link to it instead.`
        : url !== page.url
          ? `links to the ${name} lead to ${url}. Move its entry, or change loaders/reference/option-url.ts.`
          : undefined;
    return message === undefined ? [] : [{ path: page.path, line, message }];
  });
}
