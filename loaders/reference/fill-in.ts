import type { BlockContent, Heading, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { didYouMean } from "../page/did-you-mean.ts";
import { factsOf } from "../page/page-facts.ts";
import { entryDescription, entryHeading, factList, folded, type Entry } from "./entry.ts";
import { optionAt, optionPaths, options, webpackVersion } from "./facts.ts";
import { hookEntry, kindFacts } from "./hook-entry.ts";
import type { HookFacts } from "./hooks.ts";
import { optionEntry } from "./option-entry.ts";
import { isReference } from "./reference.ts";

/**
 * Replaces references by what the installed webpack says.
 *
 * @param hooks all hooks, if the page refers to any
 */
export function fillIn(tree: Root, file: VFile, hooks: readonly HookFacts[]): void {
  const page = new Page(tree, file, hooks);
  tree.children = tree.children.flatMap((node, index) => page.contentOf(node, index));
}

class Page {
  readonly #tree: Root;
  readonly #file: VFile;
  readonly #hooks: readonly HookFacts[];
  /** Names of entries that the writer has placed, or that have been added. */
  readonly #known: Set<string>;
  /** Entries of the chapter so far. */
  #chapter: readonly Entry[] = [];
  #hasChapter = false;

  constructor(tree: Root, file: VFile, hooks: readonly HookFacts[]) {
    this.#tree = tree;
    this.#file = file;
    this.#hooks = hooks;
    const placed = tree.children.filter(isReference).filter(({ name }) => !name?.endsWith("s"));
    this.#known = new Set(placed.flatMap((node) => this.#found(node)?.name ?? []));
  }

  contentOf(node: RootContent, index: number): readonly RootContent[] {
    if (node.type === "heading" && node.depth === 2) {
      this.#hasChapter = true;
      this.#chapter = [];
    }
    if (!isReference(node)) return [node];
    this.#checkAttributes(node);
    if (node.name === "HookKinds") return [factList(kindFacts(this.#hooksOf(node)))];
    return node.name?.endsWith("s") ? this.#others(node) : this.#placed(node, index);
  }

  #hooksOf(node: MdxJsxFlowElement): readonly HookFacts[] {
    const { of: owner } = attributesOf(node);
    return this.#hooks.filter((hook) => hook.owner === owner);
  }

  #found(node: MdxJsxFlowElement): Entry | undefined {
    const { name, path = "", ...own } = attributesOf(node);
    const hook = this.#hooksOf(node).find((one) => one.name === name);
    const option = optionAt(path);
    if (node.name === "Hook") return hook && hookEntry(hook);
    return option && optionEntry(option, { title: path, ...own });
  }

  #placed(node: MdxJsxFlowElement, index: number): readonly RootContent[] {
    const entry = this.#found(node);
    if (entry === undefined) {
      this.#reportUnknown(node);
      return node.children;
    }
    this.#checkDefault(node);
    const next = this.#tree.children[index + 1];
    const isDescribed =
      node.children.length > 0 ||
      (next !== undefined && next.type !== "heading" && !isReference(next));
    const description = isDescribed ? node.children : entryDescription(entry);
    return [this.#heading(node, entry), factList(entry.facts), ...description];
  }

  #others(node: MdxJsxFlowElement): readonly RootContent[] {
    const { of: outer = "" } = attributesOf(node);
    const all =
      node.name === "Hooks"
        ? this.#hooksOf(node).map(hookEntry)
        : options()
            .filter((option) => isIn(option.path, outer))
            .map((option) => optionEntry(option, {}));
    if (all.length === 0) this.#reportUnknown(node);
    const own = all.filter(({ name }) => !this.#known.has(name));
    if (own.length === 0) return [];
    for (const { name } of own) this.#known.add(name);
    const content = own.flatMap((entry): readonly BlockContent[] => [
      this.#heading(node, entry),
      factList(entry.facts),
      ...entryDescription(entry),
    ]);
    return outer.includes(".") ? [folded(`All options of ${outer}`, content)] : content;
  }

  /** Options of an option of the same chapter are a level below it. */
  #heading(node: MdxJsxFlowElement, entry: Entry): Heading {
    const above = this.#chapter.filter((one) => isIn(entry.name, one.name));
    this.#chapter = [...this.#chapter, entry];
    const { name, url } = entry;
    factsOf(this.#file).entries.push({ name, url, line: lineOf(node) });
    const depth = depths[Number(this.#hasChapter) + above.length] ?? 6;
    return { ...entryHeading(entry, depth), position: node.position };
  }

  #checkAttributes(node: MdxJsxFlowElement) {
    const known = attributeNames[node.name ?? ""] ?? [];
    for (const { type, ...given } of node.attributes) {
      const name = "name" in given ? given.name : "{…}";
      if (type === "mdxJsxAttribute" && known.includes(name)) continue;
      const hint = didYouMean(name, known);
      const message = `<${node.name}> has no attribute "${name}".${hint} It takes ${known.join(", ")}.`;
      this.#report(node, message);
    }
  }

  /** A default that starts with a value must be one that webpack sets. */
  #checkDefault(node: MdxJsxFlowElement) {
    const { path = "", default: own = "" } = attributesOf(node);
    const [, value] = /^`([^`]+)`/.exec(own) ?? [];
    const values = (optionAt(path)?.defaults ?? []).map((one) => one.value);
    // Webpack turns short forms into objects.
    const isShort = values.some((one) => one.startsWith("{"));
    if (value === undefined || values.length === 0 || isShort || values.includes(value)) return;
    const message = `the default of ${path} is "${value}" here, but webpack ${webpackVersion} sets ${values.join(" or ")}.`;
    this.#report(node, message);
  }

  #reportUnknown(node: MdxJsxFlowElement) {
    const { of: owner = "", name, path } = attributesOf(node);
    if (/^Option/.test(node.name ?? "")) {
      const given = path ?? owner;
      const hint = didYouMean(given, optionPaths());
      const attribute = path === undefined ? "of" : "path";
      const message = `"${attribute}" of <${node.name}> is "${given}", which webpack ${webpackVersion} doesn't accept.${hint}`;
      return this.#report(node, message);
    }
    const own = this.#hooksOf(node);
    const owners = [...new Set(this.#hooks.map((hook) => hook.owner))];
    const hint =
      own.length === 0
        ? didYouMean(owner, owners)
        : didYouMean(
            name ?? "",
            own.map((hook) => hook.name),
          );
    this.#report(node, `webpack ${webpackVersion} has no hook "${name ?? ""}" of ${owner}.${hint}`);
  }

  #report(node: MdxJsxFlowElement, message: string) {
    factsOf(this.#file).problems.push({ line: lineOf(node), message });
  }
}

const attributeNames: Readonly<Record<string, readonly string[]>> = {
  Option: ["path", "title", "type", "default"],
  Options: ["of"],
  Hook: ["of", "name"],
  Hooks: ["of"],
  HookKinds: ["of"],
};

/** By how much the entry is in. */
const depths: readonly (Heading["depth"] | undefined)[] = [2, 3, 4, 5];

const isIn = (path: string, outer: string): boolean =>
  path.startsWith(`${outer}.`) || path.startsWith(`${outer}[]`);

const lineOf = ({ position }: MdxJsxFlowElement): number => position?.start.line ?? 1;

const attributesOf = ({ attributes }: MdxJsxFlowElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === "mdxJsxAttribute" && typeof one.value === "string"
        ? [[one.name, one.value] as const]
        : [],
    ),
  );
