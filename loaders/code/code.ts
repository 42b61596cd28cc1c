import path from "node:path";
import type { Code, Paragraph, Parents, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { visit } from "../markdown/visit.ts";
import type { VFile } from "vfile";
import { codeMark, type Fence } from "../../src/site/code/code-marks.ts";
import { installCommands } from "../../src/site/code/install-command.ts";
import { parseFence } from "./code-fence.ts";
import type { ContentOptions } from "../content-rules.ts";
import { fenceProblems, isOpenFence } from "./fence-problems.ts";
import { factsOf } from "../page/page-facts.ts";
import { fenceLinks } from "../names/fence-links.ts";
import { knownNames } from "../names/known-names.ts";

/**
 * A remark plugin that makes each fence a component, with a mark for its highlighted HTML, so that
 * tokens don't become React elements.
 */
export function code({ root, strict }: ContentOptions) {
  return async (tree: Root, file: VFile) => {
    const found: Found[] = [];
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
      found.push({ node, parent, title, isHidden: isInLaterTab(node, parent) });
    });
    const known = await knownNames(found.map(({ node }) => node.value));
    const linksOf = fenceLinks(file, root, known);
    for (const { node, parent, title, isHidden } of found) {
      const fence = parseFence(node.lang, node.meta, title);
      const block = sampleBlock(node, { ...fence, links: linksOf(node, fence, isHidden) }, file);
      const index = parent.children.findIndex((child) => child === node);
      const usesLineAbove = title !== undefined && fence.title === title;
      parent.children.splice(index - Number(usesLineAbove), 1 + Number(usesLineAbove), {
        ...block,
        position: node.position,
      } as RootContent);
    }
  };
}

interface Found {
  readonly node: Code;
  readonly parent: Parents;
  /** From the line above. */
  readonly title: string | undefined;
  readonly isHidden: boolean;
}

const isInLaterTab = (node: Code, parent: Parents): boolean =>
  parent.type === "mdxJsxFlowElement" &&
  parent.name === "CodeTabs" &&
  parent.children.find(({ type }) => type === "code") !== node;

/** Placeholder until `components.ts` imports it. The underscore avoids a page's own `CodeBlock`. */
export const codeBlockName = "_CodeBlock";

export const packageTabsName = "_PackageTabs";

export const sampleBlock = (node: Code, fence: Fence, file: VFile): MdxJsxFlowElement =>
  fence.hasPackages ? packageTabs(node, fence, file) : codeBlock(node.value, fence);

/** The file name of a `**webpack.config.js**` or `[webpack.config.js]` line above a fence. */
function fileNameLine(node: RootContent | undefined): string | undefined {
  if (node?.type !== "paragraph" || node.children.length !== 1) return undefined;
  const name = boldText(node) ?? bracketedText(node);
  return name === undefined ? undefined : fileName(name);
}

/** Whether a line above a sample names its file, and how. */
export const fileName = (line: string): string | undefined =>
  /^[^\s]*[./][^\s]*$/.test(line) || line === "project" ? path.posix.normalize(line) : undefined;

function boldText({ children: [only] }: Paragraph): string | undefined {
  const inner =
    only?.type === "strong" && only.children.length === 1 ? only.children[0] : undefined;
  return inner?.type === "text" || inner?.type === "inlineCode" ? inner.value : undefined;
}

function bracketedText({ children: [only] }: Paragraph): string | undefined {
  return only?.type === "text" ? /^\[([^\]\s]+)\]$/.exec(only.value)?.[1] : undefined;
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
    html: codeMark({ code, fence }),
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
