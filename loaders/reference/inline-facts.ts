import type { PhrasingContent, Root } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { visit } from "../markdown/visit.ts";
import { factsOf } from "../page/page-facts.ts";
import { text } from "./entry.ts";
import { optionAt, webpackVersion } from "./facts.ts";
import { defaultsOf, releaseName } from "./option-entry.ts";
import { isInlineFact } from "./reference.ts";

/** Replaces `<Default of="output.iife" />` and `<Since of="output.html" />` within sentences. */
export function fillInText(tree: Root, file: VFile): void {
  visit(tree, "mdxJsxTextElement", (node, index, parent) => {
    if (parent === undefined || index === undefined || !isInlineFact(node)) return;
    const fact = factFor(node);
    if (typeof fact === "string") {
      factsOf(file).problems.push({ line: node.position?.start.line ?? 1, message: fact });
      return;
    }
    parent.children.splice(index, 1, ...fact);
  });
}

/** @returns a message if there is none */
function factFor({ name, attributes }: MdxJsxTextElement): readonly PhrasingContent[] | string {
  const [attribute] = attributes;
  const path = attribute?.type === "mdxJsxAttribute" ? String(attribute.value) : "";
  const option = optionAt(path);
  const where = `"of" of <${name}> is "${path}"`;
  if (option === undefined) return `${where}, which webpack ${webpackVersion} doesn't accept.`;
  if (name === "Since") {
    const release = releaseName(option);
    return release === undefined
      ? `${where}, which webpack-dev-server has accepted since before its present major version.`
      : [text(release)];
  }
  const values = defaultsOf(option, undefined);
  return values.length === 0
    ? `${where}, whose default can't be known from webpack.`
    : values.flatMap((value, index) => (index === 0 ? value : [text("; "), ...value]));
}
