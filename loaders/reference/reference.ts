import { slug } from "github-slugger";
import type { Heading, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { didYouMean } from "../page/did-you-mean.ts";
import { factsOf } from "../page/page-facts.ts";
import { optionAt, optionPaths, options, webpackVersion, type Option } from "./facts.ts";
import { optionDescription, optionFacts, optionHeading } from "./option-entry.ts";

/**
 * A remark plugin that puts facts of the installed webpack into a page:
 *
 * - `<Option path="output.path" />` becomes a heading and the option's facts. What the page says
 *   of it follows, or else the schema's description.
 * - `<Options of="watchOptions" />` becomes entries of all options in it that have none on the page.
 */
export function reference() {
  return (tree: Root, file: VFile) => {
    if (!tree.children.some(isReference)) return;
    const page = new Page(tree, file);
    tree.children = tree.children.flatMap((node, index) => page.contentOf(node, index));
  };
}

const isReference = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === "mdxJsxFlowElement" && (node.name === "Option" || node.name === "Options");

class Page {
  readonly #tree: Root;
  readonly #file: VFile;
  /** Options with an entry that the writer has placed. */
  readonly #placed: ReadonlySet<Option | undefined>;
  /** Of the last heading that isn't an option's. */
  #depth = 1;

  constructor(tree: Root, file: VFile) {
    this.#tree = tree;
    this.#file = file;
    const own = tree.children.filter(isReference).filter(({ name }) => name === "Option");
    this.#placed = new Set(own.map((node) => optionAt(attribute(node, "path") ?? "")));
  }

  contentOf(node: RootContent, index: number): readonly RootContent[] {
    if (node.type === "heading") this.#depth = node.depth;
    if (!isReference(node)) return [node];
    const name = node.name === "Option" ? "path" : "of";
    const path = attribute(node, name) ?? "";
    const option = optionAt(path);
    if (option === undefined) return this.#unknown(node, name, path);
    if (node.name === "Option") return this.#entry(node, option, path, index);
    const own = optionsIn(path).filter((one) => !this.#placed.has(one));
    return own.flatMap((one) => this.#generated(node, one));
  }

  #entry(node: MdxJsxFlowElement, option: Option, path: string, index: number) {
    const title = attribute(node, "title") ?? path;
    const next = this.#tree.children[index + 1];
    const isDescribed =
      node.children.length > 0 ||
      (next !== undefined && next.type !== "heading" && !isReference(next));
    return [
      this.#heading(node, option, { title, id: attribute(node, "id") }),
      optionFacts(option, { type: attribute(node, "type"), default: attribute(node, "default") }),
      ...(isDescribed ? node.children : optionDescription(option)),
    ];
  }

  #generated(node: MdxJsxFlowElement, option: Option) {
    return [
      this.#heading(node, option, { title: option.path }),
      optionFacts(option, {}),
      ...optionDescription(option),
    ];
  }

  /** Options of an option that is on the page are a level below it. */
  #heading(node: MdxJsxFlowElement, option: Option, own: { title: string; id?: string }): Heading {
    const above = [...this.#placed].filter((one) => one !== undefined && isIn(option, one.path));
    const depth = depths[this.#depth + above.length] ?? 6;
    const id = own.id ?? slug(own.title);
    const line = node.position?.start.line ?? 1;
    factsOf(this.#file).entries.push({ name: `option ${option.path}`, id, line });
    return { ...optionHeading(option, { depth, title: own.title, id }), position: node.position };
  }

  #unknown(node: MdxJsxFlowElement, name: string, path: string): readonly RootContent[] {
    const hint = didYouMean(path, optionPaths());
    const message = `"${name}" of <${node.name}> is "${path}", which webpack ${webpackVersion} doesn't accept.${hint}`;
    factsOf(this.#file).problems.push({ line: node.position?.start.line ?? 1, message });
    return node.children;
  }
}

/** By the depth of the heading above. */
const depths: readonly (Heading["depth"] | undefined)[] = [1, 2, 3, 4, 5, 6];

const optionsIn = (path: string): readonly Option[] =>
  options().filter((option) => isIn(option, path));

const isIn = ({ path }: Option, outer: string): boolean =>
  path.startsWith(`${outer}.`) || path.startsWith(`${outer}[]`);

function attribute({ attributes }: MdxJsxFlowElement, name: string): string | undefined {
  const found = attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
  return typeof found?.value === "string" ? found.value : undefined;
}
