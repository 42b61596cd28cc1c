import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Root, RootContent } from "hast";
import { VFile } from "vfile";
import { parseFence } from "../code/code-fence.ts";
import { sampleBlock } from "../code/code.ts";
import { fenceLinks } from "../names/fence-links.ts";
import { factsOf, read } from "../page/page-facts.ts";
import { frameIds } from "../../src/site/content/frame-ids.ts";
import { withoutFrame } from "./clean-readme.ts";
import { readmeOf, type PackageFacts } from "./package-facts.ts";
import { pageOfAddress } from "./page-of-address.ts";
import { addHeadingIds, levelHeadings } from "./readme-headings.ts";
import { withImages } from "./readme-images.ts";
import { idsOf, resolveLinks } from "./readme-links.ts";
import { readReadme } from "./read-readme.ts";
import { withSamples } from "./readme-samples.ts";
import { undocumented } from "./undocumented-options.ts";

export interface InstalledPackage {
  /** Absolute. */
  readonly folder: string;
  readonly facts: PackageFacts;
}

/** Where a README is shown. */
export interface ReadmePage {
  /** The content folder. */
  readonly root: string;
  /** Gets the facts. */
  readonly file: VFile;
}

/**
 * Returns a README as a part of a page. Whatever is wrong with it is a warning: it's the work of
 * others, and the page still has what can be read.
 */
export async function readmeContent(
  installed: InstalledPackage,
  page: ReadmePage,
): Promise<readonly RootContent[]> {
  const { problems } = factsOf(page.file);
  const warn = (message: string) =>
    problems.push({
      line: 1,
      message: `the README of ${installed.facts.name} ${message}`,
      isWarning: true,
    });
  try {
    const readme = readmeOf(installed.folder);
    if (readme !== undefined) return await contentOf(readme, installed, page, warn);
    warn("is missing.");
  } catch (error) {
    warn(`can't be read: ${String(error)}`);
  }
  return [];
}

async function contentOf(
  readme: string,
  { folder, facts }: InstalledPackage,
  page: ReadmePage,
  warn: (message: string) => void,
): Promise<readonly RootContent[]> {
  const { ids: known, readmeIds, links } = factsOf(page.file);
  const text = String(read(page.file, path.join(folder, readme)));
  const tree = readReadme(text);
  const ids = addHeadingIds(tree, [...frameIds, ...known]);
  const own = withoutFrame(tree, facts.name);
  own.children = own.children.map((node) => withImages(node, facts));
  levelHeadings(own);
  if (own.children.length === 0) warn("is empty.");
  const missing = undocumented(own, schemasIn(folder));
  if (missing.length > 0) warn(`leaves out options: ${missing.join(", ")}.`);
  const pageOf = pageOfAddress(page.root, page.file, facts.name);
  const urls = resolveLinks(own, { facts, ids, pageOf });
  // Checked like those of writers, but a broken one is a warning.
  links.push(...urls.map((url) => ({ url, line: 1, readme: facts.name })));
  known.push(...idsOf(own));
  readmeIds.push(...idsOf(own));
  return withHighlighting(own, page, text);
}

async function withHighlighting(
  tree: Root,
  page: ReadmePage,
  text: string,
): Promise<readonly RootContent[]> {
  // A file of its own, because its mistakes aren't those of the page.
  const file = new VFile({ path: page.file.path });
  const linksOf = await fenceLinks(file, page.root, [text]);
  const content = withSamples(tree.children, (node, title) => {
    const fence = parseFence(node.lang, node.meta, title);
    return sampleBlock(node, { ...fence, links: linksOf(node, fence, false) }, file);
  });
  const { filesLookedFor, links } = factsOf(file);
  factsOf(page.file).links.push(...links);
  factsOf(page.file).filesLookedFor.push(...filesLookedFor);
  return content;
}

const schemasIn = (folder: string): readonly string[] =>
  globSync("dist/**/*options.json", { cwd: folder }).map((file) =>
    readFileSync(path.join(folder, file), "utf8"),
  );
