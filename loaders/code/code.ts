import path from "node:path";
import type { Code, Paragraph, Parents, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { visit } from "../markdown/visit.ts";
import type { VFile } from "vfile";
import { splitUrl } from "../../src/site/navigation/url.ts";
import { installCommands } from "../../src/site/code/install-command.ts";
import { parseFence, type Fence } from "./code-fence.ts";
import type { ContentOptions } from "../content-rules.ts";
import { fenceProblems, isOpenFence } from "./fence-problems.ts";
import { sampleMark } from "./samples.ts";
import { exists, factsOf } from "../page/page-facts.ts";
import { knownPath } from "../reference/known-options.ts";
import { optionLinks } from "../reference/option-links.ts";

/**
 * A remark plugin that makes each fence a component, with a mark for its highlighted HTML, so that
 * tokens don't become React elements.
 */
export function code({ root, strict }: ContentOptions) {
  return (tree: Root, file: VFile) => {
    const found: { node: Code; parent: Parents; title: string | undefined }[] = [];
    visit(tree, "code", (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      // Fences of other sites may have options that this site doesn't know.
      const problems = [
        ...(strict ? fenceProblems(node) : []),
        ...(isOpenFence(node, file)
          ? ["the code that starts here has no end. Close it with ```."]
          : []),
      ];
      const line = node.position?.start.line ?? 1;
      factsOf(file).problems.push(...problems.map((message) => ({ line, message })));
      const title = fileNameLine(parent.children[index - 1]);
      found.push({ node, parent, title });
    });
    const linked = new Set<string>();
    for (const { node, parent, title } of found) {
      const fence = parseFence(node.lang, node.meta, title);
      const block = fence.hasPackages
        ? packageTabs(node, fence, file)
        : codeBlock(node.value, { ...fence, links: linksOf(node, fence, root, file, linked) });
      const index = parent.children.findIndex((child) => child === node);
      const usesLineAbove = title !== undefined && fence.title === title;
      parent.children.splice(index - Number(usesLineAbove), 1 + Number(usesLineAbove), {
        ...block,
        position: node.position,
      } as RootContent);
    }
  };
}

/** Placeholder until `components.ts` imports it. The underscore avoids a page's own `CodeBlock`. */
export const codeBlockName = "_CodeBlock";

export const packageTabsName = "_PackageTabs";

/** The file name of a `**webpack.config.js**` or `[webpack.config.js]` line above a fence. */
function fileNameLine(node: RootContent | undefined): string | undefined {
  if (node?.type !== "paragraph" || node.children.length !== 1) return undefined;
  const name = boldText(node) ?? bracketedText(node);
  const isName = name !== undefined && (/^[^\s]*[./][^\s]*$/.test(name) || name === "project");
  return isName ? path.posix.normalize(name) : undefined;
}

function boldText({ children: [only] }: Paragraph): string | undefined {
  const inner =
    only?.type === "strong" && only.children.length === 1 ? only.children[0] : undefined;
  return inner?.type === "text" || inner?.type === "inlineCode" ? inner.value : undefined;
}

function bracketedText({ children: [only] }: Paragraph): string | undefined {
  return only?.type === "text" ? /^\[([^\]\s]+)\]$/.exec(only.value)?.[1] : undefined;
}

/**
 * Options in a configuration lead to their entries, as far as their pages exist.
 *
 * @param linked addresses that the page has links to already; more are added
 */
function linksOf(node: Code, fence: Fence, root: string, file: VFile, linked: Set<string>) {
  const isConfiguration = /(?:^|\/)webpack\.[\w.]*m?js$/.test(fence.title ?? "");
  if (!isConfiguration || fence.isDiff) return undefined;
  const all = Map.groupBy(optionLinks(node.value, knownPath), ({ url }) => splitUrl(url).pathname);
  const links = [...all]
    .filter(([url]) => exists(file, path.join(root, `${url.slice(1, -1)}.mdx`)))
    .flatMap(([, own]) => own)
    .toSorted((one, other) => one.start - other.start);
  const line = node.position?.start.line ?? 1;
  // Checked like all others.
  factsOf(file).links.push(...links.map(({ url }) => ({ url, line })));
  const marked = links.map((link) => {
    const isRepeated = linked.has(link.url);
    linked.add(link.url);
    return isRepeated ? { ...link, isRepeated } : link;
  });
  return marked.length === 0 ? undefined : marked;
}

/** A fence whose command is the same for all package managers stays a single block. */
function packageTabs(node: Code, fence: Fence, file: VFile): MdxJsxFlowElement {
  const commands = installCommands(node.value);
  if (commands.every(({ command }) => command === node.value)) {
    const line = node.position?.start.line ?? 1;
    const message = `"packages" stands at a fence without a command that package managers have in common: expected a line like "npm install webpack" or "npx webpack".`;
    factsOf(file).problems.push({ line, message });
    return codeBlock(node.value, fence);
  }
  const blocks = commands.map(({ manager, command }) =>
    codeBlock(command, { ...fence, title: manager }),
  );
  return element(packageTabsName, {}, blocks);
}

function codeBlock(code: string, fence: Fence): MdxJsxFlowElement {
  const attributes = {
    html: sampleMark({ code, fence }),
    language: fence.language,
    title: fence.title,
    numbered: fence.numbered ? "" : undefined,
  };
  return element(codeBlockName, attributes);
}

function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: MdxJsxFlowElement[] = [],
): MdxJsxFlowElement {
  return {
    type: "mdxJsxFlowElement",
    name,
    children,
    attributes: Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [{ type: "mdxJsxAttribute" as const, name, value }],
    ),
  };
}
