import type { Element, ElementContent, RootContent } from "hast";
import type { Code } from "mdast";
import type { MdxJsxFlowElement, MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { fileName } from "../code/fences-in.ts";

/** What a sample becomes, and the name of its file, if a line above it has one. */
export type MakeSample = (node: Code, title: string | undefined) => MdxJsxFlowElement;

type Content = RootContent | ElementContent;

/** Shows the README's code like all samples of the site. */
export function withSamples<Node extends Content>(
  nodes: readonly Node[],
  makeSample: MakeSample,
): readonly (Node | MdxJsxFlowElementHast)[] {
  const made: (Node | MdxJsxFlowElementHast)[] = [];
  const rest = nodes.values().toArray();
  while (rest.length > 0) {
    const [node] = rest.splice(0, 1);
    if (node === undefined) break;
    if (!isElement(node)) made.push(node);
    else if (node.tagName !== "pre")
      made.push({ ...node, children: [...withSamples(node.children, makeSample)] });
    else {
      const above = made.findLastIndex((one) => !isBlank(one));
      const title = fileNameIn(made[above]);
      if (title !== undefined) made.splice(above);
      const [code, others] = withOtherManagers(codeOf(node), rest);
      rest.splice(0, others);
      made.push(toHast(makeSample(code, title)));
    }
  }
  return made;
}

function codeOf(pre: Element): Code {
  const [code] = pre.children.filter(isElement);
  const [name = ""] = [code?.properties.className ?? []].flat().map(String);
  const value = toString(pre).replace(/\n$/, "");
  return { type: "code", lang: name.replace(/^language-/, "") || null, value };
}

/** The file name of a `**webpack.config.js**` line. */
function fileNameIn(node: Content | undefined): string | undefined {
  const [only, ...others] = node?.type === "element" && node.tagName === "p" ? node.children : [];
  const isBold = only?.type === "element" && only.tagName === "strong" && others.length === 0;
  return isBold ? fileName(toString(only)) : undefined;
}

/**
 * READMEs say how to install a package with one package manager after the other. One sample does
 * for all.
 *
 * @param rest what follows
 * @returns a sample, and how many of the nodes that follow it replaces
 */
function withOtherManagers(code: Code, rest: readonly Content[]): readonly [Code, number] {
  if (!isInstall(code)) return [code, 0];
  const end = rest.findIndex((node) => !isBlank(node) && !isOr(node) && !isOther(node));
  const others = end < 0 ? rest : rest.slice(0, end);
  const all = [code, ...others.filter(isOther).map(codeOf)];
  const npm = all.map(({ value }) => value.trim()).find((value) => value.startsWith("npm "));
  return all.length < 2 || npm === undefined
    ? [code, 0]
    : [{ ...code, value: npm, meta: "packages" }, others.findLastIndex(isOther) + 1];
}

const isInstall = ({ value }: Code) =>
  /^(?:npm (?:i|install)|(?:yarn|pnpm|bun) add) [^\n]*$/.test(value.trim());

const isOther = (node: Content): node is Element =>
  isElement(node) && node.tagName === "pre" && isInstall(codeOf(node));

const isBlank = (node: Content) => node.type === "text" && node.value.trim() === "";

const isOr = (node: Content) => isElement(node) && /^or:?$/i.test(toString(node).trim());

/** Samples are components with nothing but components in them. */
const toHast = ({ name, attributes, children }: MdxJsxFlowElement): MdxJsxFlowElementHast => ({
  type: "mdxJsxFlowElement",
  name,
  attributes,
  children: children.flatMap((child) =>
    child.type === "mdxJsxFlowElement" ? [toHast(child)] : [],
  ),
});

const isElement = (node: Content): node is Element => node.type === "element";
