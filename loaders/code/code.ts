import type { Code, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { codeMark, type Fence } from "../../src/site/code/code-marks.ts";
import { installCommands } from "../../src/site/code/install-command.ts";
import { parseFence } from "./code-fence.ts";
import type { ContentOptions } from "../content-rules.ts";
import { checkFence } from "../fence-checks/check-fence.ts";
import { fenceProblems, isOpenFence } from "./fence-problems.ts";
import { fencesIn, type FoundFence } from "./fences-in.ts";
import { factsOf } from "../page/page-facts.ts";
import { fenceLinks } from "../names/fence-links.ts";

/**
 * A remark plugin that makes each fence a component, with a mark for its highlighted HTML, so that
 * tokens don't become React elements.
 */
export function code({ root, strict }: ContentOptions) {
  return async (tree: Root, file: VFile) => {
    const found = fencesIn(tree).map((one) => ({ ...one, isHidden: isInLaterTab(one) }));
    for (const { node } of found) reportFence(node, strict, file);
    const samples = found.map(({ node }) => node.value);
    const linksOf = await fenceLinks(file, root, samples);
    for (const { node, parent, lineAbove, isHidden } of found) {
      const fence = parseFence(node.lang, node.meta, lineAbove);
      if (strict) factsOf(file).problems.push(...(await checkFence(node, lineAbove)));
      const block = sampleBlock(node, { ...fence, links: linksOf(node, fence, isHidden) }, file);
      const index = parent.children.findIndex((child) => child === node);
      const usesLineAbove = lineAbove !== undefined && fence.title === lineAbove;
      parent.children.splice(index - Number(usesLineAbove), 1 + Number(usesLineAbove), {
        ...block,
        position: node.position,
      } as RootContent);
    }
  };
}

function reportFence(node: Code, strict: boolean, file: VFile): void {
  // Fences of other sites may have options that this site doesn't know.
  const problems = [
    ...(strict ? fenceProblems(node) : []),
    ...(isOpenFence(node, file)
      ? ["the code that starts here has no end. Close it with ```."]
      : []),
  ];
  const line = node.position?.start.line ?? 1;
  factsOf(file).problems.push(...problems.map((message) => ({ line, message })));
}

const isInLaterTab = ({ node, parent }: FoundFence): boolean =>
  parent.type === "mdxJsxFlowElement" &&
  parent.name === "CodeTabs" &&
  parent.children.find(({ type }) => type === "code") !== node;

/** Placeholder until `components.ts` imports it. The underscore avoids a page's own `CodeBlock`. */
export const codeBlockName = "_CodeBlock";

export const packageTabsName = "_PackageTabs";

export const sampleBlock = (node: Code, fence: Fence, file: VFile): MdxJsxFlowElement =>
  fence.hasPackages ? packageTabs(node, fence, file) : codeBlock(node.value, fence, file);

/** A fence whose command is the same for all package managers stays a single block. */
function packageTabs(node: Code, fence: Fence, file: VFile): MdxJsxFlowElement {
  const commands = installCommands(node.value);
  if (commands.every(({ command }) => command === node.value)) {
    const line = node.position?.start.line ?? 1;
    const message = `"packages" stands at a fence without a command that package managers have in common: expected a line like "npm install webpack" or "npx webpack".`;
    factsOf(file).problems.push({ line, message });
    return codeBlock(node.value, fence, file);
  }
  const blocks = commands.map(({ manager, command }) =>
    codeBlock(command, { ...fence, title: manager }, file),
  );
  return element(packageTabsName, {}, blocks);
}

function codeBlock(code: string, fence: Fence, file: VFile): MdxJsxFlowElement {
  factsOf(file).codes.push({ code, fence });
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
