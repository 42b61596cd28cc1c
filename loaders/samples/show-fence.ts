import type { Code, Parents, RootContent } from "mdast";
import { languageOfFile } from "../code/languages.ts";
import type { SampleFence } from "./sample-fence.ts";

/**
 * Puts what readers see of a fence in its place.
 *
 * @param whole the file after a change, which is one click away
 */
export function showFence(
  node: Code,
  parent: Parents,
  { sample, isHidden, file }: SampleFence,
  shown: string,
  whole: string | undefined,
): void {
  node.value = shown;
  const at = parent.children.findIndex((child) => child === node);
  if (isHidden) parent.children.splice(at, 1);
  else if (whole !== undefined && parent.type === "root") {
    const { position } = node;
    const lang = languageOfFile(file);
    const fence = (own: Code["lang"], title: string, value: string): Code => ({
      ...{ type: "code", lang: own, value, position },
      meta: `title="${title}" lang=${lang} sample=${sample}`,
    });
    const tabs = {
      type: "mdxJsxFlowElement",
      name: "CodeTabs",
      attributes: [],
      children: [fence("diff", `${file}: changes`, shown), fence(lang, file, whole)],
      position,
    };
    parent.children.splice(at, 1, tabs as RootContent);
  }
}
