import path from "node:path";
import type { Code } from "mdast";
import type { VFile } from "vfile";
import { splitUrl } from "../../src/site/navigation/url.ts";
import type { CodeLink, Fence } from "../../src/site/code/code-marks.ts";
import { exists, factsOf } from "../page/page-facts.ts";
import { knownNames } from "./known-names.ts";
import { isProgram, nameLinks } from "./name-links.ts";

type LinksOf = (node: Code, fence: Fence, isHidden: boolean) => readonly CodeLink[] | undefined;

/**
 * Returns a function that finds the links of a page's fences, one after the other: names lead to
 * their entries, as far as those have pages. Those that are hidden at first, in another tab than the
 * first one, don't keep the Tab key from those that aren't.
 */
export async function fenceLinks(
  file: VFile,
  root: string,
  samples: readonly string[],
): Promise<LinksOf> {
  // Other sites don't wait until webpack's types and their samples have been read.
  const hasEntries = sections.some((section) => exists(file, path.join(root, section)));
  if (!hasEntries) return () => undefined;
  const known = await knownNames(samples);
  const linked = new Set<string>();
  const hasPage = (url: string) =>
    exists(file, path.join(root, `${splitUrl(url).pathname.slice(1, -1)}.mdx`));
  return (node, fence, isHidden) => {
    if (!isProgram(fence)) return undefined;
    const line = node.position?.start.line ?? 1;
    const links = nameLinks(node.value, fence, known).filter(({ url }) => hasPage(url));
    factsOf(file).links.push(...links.map(({ url }) => ({ url, line, isGenerated: true })));
    const marked = links.map((link) => {
      const isRepeated = linked.has(link.url);
      if (!isHidden) linked.add(link.url);
      return isRepeated ? { ...link, isRepeated } : link;
    });
    return marked.length === 0 ? undefined : marked;
  };
}

/** One has to be there for names to have entries. */
const sections = ["configuration/index.mdx", "api/index.mdx", "plugins/index.mdx"];
