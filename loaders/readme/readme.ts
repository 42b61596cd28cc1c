import path from "node:path";
import type { Root as HtmlRoot, RootContent as HtmlContent } from "hast";
import type { Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { codeBlockName, packageTabsName } from "../code/code.ts";
import type { ContentOptions } from "../content-rules.ts";
import type { LinkOptions } from "../markdown/page-links.ts";
import { exists, factsOf, read } from "../page/page-facts.ts";
import { packageFolder, readPackage } from "./package-facts.ts";
import { packageSummary } from "./package-summary.ts";
import { readmeContent, type InstalledPackage } from "./readme-content.ts";

/**
 * A remark plugin that puts facts about a package in the place of `<Readme package="css-loader" />`.
 * The README itself follows in `readmeTexts`, as HTML.
 */
export function readmes({ root, strict }: ContentOptions) {
  // Another site may have a component with this name.
  if (!strict) return undefined;
  return (tree: Root, file: VFile) => {
    tree.children = tree.children.flatMap((node): readonly RootContent[] => {
      if (!isReadme(node)) return [node];
      const { package: name = "" } = attributesOf(node);
      const installed = installedPackage(name, root, file);
      if (installed !== undefined) return [...packageSummary(installed), placeOf(name)];
      const line = node.position?.start.line ?? 1;
      const message = `<Readme package="${name}" />: there is no such package. Add it with npm install --save-dev ${name}`;
      factsOf(file).problems.push({ line, message });
      return [];
    });
  };
}

/** A rehype plugin that puts READMEs in their places, after all that checks what writers wrote. */
export function readmeTexts({ root }: LinkOptions) {
  return async (tree: HtmlRoot, file: VFile) => {
    const parts = tree.children.map((node): Promise<readonly HtmlContent[]> | HtmlContent => {
      const name = placedName(node);
      if (name === undefined) return node;
      const installed = installedPackage(name, root, file);
      return installed === undefined ? node : readmeContent(installed, { root, file });
    });
    tree.children = (await Promise.all(parts)).flat();
  };
}

function installedPackage(name: string, root: string, file: VFile): InstalledPackage | undefined {
  const folder = packageFolder(root, name);
  if (folder === undefined || !exists(file, folder)) return undefined;
  const facts = readPackage(String(read(file, path.join(folder, "package.json"))));
  return { folder, facts };
}

const isReadme = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === "mdxJsxFlowElement" && node.name === "Readme";

/** Of the components that a README's samples need, so that `components` imports them. */
const placeOf = (name: string): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name: packageTabsName,
  attributes: [{ type: "mdxJsxAttribute", name: placed, value: name }],
  children: [{ type: "mdxJsxFlowElement", name: codeBlockName, attributes: [], children: [] }],
});

const placed = "readme-of";

const placedName = (node: HtmlContent): string | undefined =>
  node.type === "mdxJsxFlowElement" ? attributesOf(node)[placed] : undefined;

const attributesOf = ({
  attributes,
}: Pick<MdxJsxFlowElement, "attributes">): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === "mdxJsxAttribute" && typeof one.value === "string"
        ? [[one.name, one.value] as const]
        : [],
    ),
  );
