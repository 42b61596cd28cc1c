import type { Heading, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { didYouMean } from "../page/did-you-mean.ts";
import { factsOf } from "../page/page-facts.ts";
import { optionAt, optionPaths, options, webpackVersion, type Option } from "./facts.ts";
import { optionId, optionUrl } from "./option-url.ts";
import { optionDescription, optionFacts, optionHeading } from "./option-entry.ts";
import { isReference } from "./reference.ts";

/** Replaces references by what the installed webpack says. */
export function fillIn(tree: Root, file: VFile): void {
  const page = new Page(tree, file);
  tree.children = tree.children.flatMap((node, index) => page.contentOf(node, index));
}

class Page {
  readonly #tree: Root;
  readonly #file: VFile;
  /** Options with an entry that the writer has placed. */
  readonly #placed: ReadonlySet<Option | undefined>;
  /** Whether the page has chapters, in which options are. */
  #hasChapter = false;

  constructor(tree: Root, file: VFile) {
    this.#tree = tree;
    this.#file = file;
    const own = tree.children.filter(isReference).filter(({ name }) => name === "Option");
    this.#placed = new Set(own.map((node) => optionAt(attribute(node, "path") ?? "")));
  }

  contentOf(node: RootContent, index: number): readonly RootContent[] {
    if (node.type === "heading" && node.depth === 2) this.#hasChapter = true;
    if (!isReference(node)) return [node];
    const name = node.name === "Option" ? "path" : "of";
    this.#checkAttributes(node, node.name === "Option" ? optionAttributes : ["of"]);
    const path = attribute(node, name) ?? "";
    const option = optionAt(path);
    if (option === undefined) return this.#unknown(node, name, path);
    if (node.name === "Option") return this.#entry(node, option, path, index);
    const own = optionsIn(path).filter((one) => !this.#placed.has(one));
    return own.flatMap((one) => this.#generated(node, one));
  }

  #entry(node: MdxJsxFlowElement, option: Option, path: string, index: number) {
    this.#checkDefault(node, option);
    const title = attribute(node, "title") ?? path;
    const next = this.#tree.children[index + 1];
    const isDescribed =
      node.children.length > 0 ||
      (next !== undefined && next.type !== "heading" && !isReference(next));
    return [
      this.#heading(node, option, title),
      optionFacts(option, { type: attribute(node, "type"), default: attribute(node, "default") }),
      ...(isDescribed ? node.children : optionDescription(option)),
    ];
  }

  #generated(node: MdxJsxFlowElement, option: Option) {
    return [
      this.#heading(node, option, option.path),
      optionFacts(option, {}),
      ...optionDescription(option),
    ];
  }

  /** Options of an option that is on the page are a level below it. */
  #heading(node: MdxJsxFlowElement, option: Option, title: string): Heading {
    const above = [...this.#placed].filter((one) => one !== undefined && isIn(option, one.path));
    const depth = depths[Number(this.#hasChapter) + above.length] ?? 6;
    const id = optionId(option.path);
    const line = node.position?.start.line ?? 1;
    const url = optionUrl(option.path);
    factsOf(this.#file).entries.push({ name: `option ${option.path}`, url, line });
    return { ...optionHeading(option, { depth, title, id }), position: node.position };
  }

  #checkAttributes(node: MdxJsxFlowElement, known: readonly string[]) {
    for (const { type, ...given } of node.attributes) {
      const name = "name" in given ? given.name : "{…}";
      if (type === "mdxJsxAttribute" && known.includes(name)) continue;
      const hint = didYouMean(name, known);
      const message = `<${node.name}> has no attribute "${name}".${hint} It takes ${known.join(", ")}.`;
      this.#report(node, message);
    }
  }

  /** A default that starts with a value must be one that webpack sets. */
  #checkDefault(node: MdxJsxFlowElement, { path, defaults = [] }: Option) {
    const [, value] = /^`([^`]+)`/.exec(attribute(node, "default") ?? "") ?? [];
    const values = defaults.map((one) => one.value);
    // Webpack turns short forms into objects.
    const isShort = values.some((one) => one.startsWith("{"));
    if (value === undefined || values.length === 0 || isShort || values.includes(value)) return;
    const message = `the default of ${path} is "${value}" here, but webpack ${webpackVersion} sets ${values.join(" or ")}.`;
    this.#report(node, message);
  }

  #unknown(node: MdxJsxFlowElement, name: string, path: string): readonly RootContent[] {
    const hint = didYouMean(path, optionPaths());
    const message = `"${name}" of <${node.name}> is "${path}", which webpack ${webpackVersion} doesn't accept.${hint}`;
    this.#report(node, message);
    return node.children;
  }

  #report(node: MdxJsxFlowElement, message: string) {
    factsOf(this.#file).problems.push({ line: node.position?.start.line ?? 1, message });
  }
}

const optionAttributes = ["path", "title", "type", "default"];

/** By how much the option is in. */
const depths: readonly (Heading["depth"] | undefined)[] = [2, 3, 4, 5];

const optionsIn = (path: string): readonly Option[] =>
  options().filter((option) => isIn(option, path));

const isIn = ({ path }: Option, outer: string): boolean =>
  path.startsWith(`${outer}.`) || path.startsWith(`${outer}[]`);

function attribute({ attributes }: MdxJsxFlowElement, name: string): string | undefined {
  const found = attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
  return typeof found?.value === "string" ? found.value : undefined;
}
