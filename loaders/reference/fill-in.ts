import type { BlockContent, Heading, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { splitUrl } from "../../src/site/navigation/url.ts";
import { didYouMean } from "../page/did-you-mean.ts";
import { factsOf } from "../page/page-facts.ts";
import { entryDescription, entryHeading, factList, folded, type Entry } from "./entry.ts";
import { entryRecord, ownText, type OwnText } from "./entry-record.ts";
import { webpackVersion } from "./facts.ts";
import { flagList } from "./flag-list.ts";
import { kindFacts } from "./hook-entry.ts";
import type { HookFacts } from "./hooks.ts";
import { attributesOf, lineOf } from "./attributes.ts";
import { isIn, wrongDefault, type Kind } from "./kinds.ts";
import { memberList, nameOf, ownItem, type OwnItem } from "./member-list.ts";
import { modeDefaults } from "./mode-defaults.ts";
import { isReference, kindNameOf } from "./reference.ts";

/**
 * Replaces references by what the installed webpack says.
 *
 * @param kinds the name of an element → what it stands for
 * @param hooks all hooks, if the page refers to any
 */
export function fillIn(
  tree: Root,
  file: VFile,
  kinds: ReadonlyMap<string, Kind>,
  hooks: readonly HookFacts[],
): void {
  const page = new Page(tree, file, kinds, hooks);
  tree.children = tree.children.flatMap((node, index) => page.contentOf(node, index));
  page.reportMissing();
}

class Page {
  readonly #tree: Root;
  readonly #file: VFile;
  readonly #kinds: ReadonlyMap<string, Kind>;
  readonly #hooks: readonly HookFacts[];
  /** Names of entries that the writer has placed, or that have been added. */
  readonly #known: Set<string>;
  /** Entries of the chapter so far. */
  #chapter: readonly Entry[] = [];
  #hasChapter = false;

  constructor(
    tree: Root,
    file: VFile,
    kinds: ReadonlyMap<string, Kind>,
    hooks: readonly HookFacts[],
  ) {
    this.#tree = tree;
    this.#file = file;
    this.#kinds = kinds;
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
    const { of: owner = "" } = attributesOf(node);
    if (node.name === "HookKinds")
      return [factList(kindFacts(this.#hooks.filter((hook) => hook.owner === owner)))];
    if (node.name === "ModeDefaults") return [modeDefaults()];
    if (node.name === "CliFlags") return flagList(owner);
    return node.name?.endsWith("s") ? this.#others(node) : this.#placed(node, index);
  }

  /** Of the same page, everything has to be on it. */
  reportMissing() {
    const { entries, problems } = factsOf(this.#file);
    const [first] = entries;
    if (first === undefined) return;
    const page = splitUrl(first.url).pathname;
    const missing = [...this.#kinds.values()]
      .flatMap((kind) => kind.all())
      .filter(({ name, url }) => !this.#known.has(name) && splitUrl(url).pathname === page);
    if (missing.length === 0) return;
    const names = missing
      .map(({ name }) => name)
      .slice(0, 20)
      .join(", ");
    const others = missing.length > 20 ? ` and ${missing.length - 20} more` : "";
    const message = `webpack ${webpackVersion} has what this page leaves out: ${names}${others}. Add an entry for each, such as <Option path="…" />, or <Options of="…" /> for all in an option.`;
    problems.push({ line: 1, message });
  }

  #kindOf = (node: MdxJsxFlowElement): Kind | undefined => this.#kinds.get(kindNameOf(node));

  #found = (node: MdxJsxFlowElement): Entry | undefined =>
    this.#kindOf(node)?.entry(attributesOf(node));

  #placed(node: MdxJsxFlowElement, index: number): readonly RootContent[] {
    const entry = this.#found(node);
    if (entry === undefined) {
      this.#reportUnknown(node);
      return node.children;
    }
    const mistake = wrongDefault(attributesOf(node));
    if (mistake !== undefined) this.#report(node, mistake);
    const own = this.#ownContent(node, index);
    this.#record(node, entry, ownText(own));
    const description = own.length > 0 ? node.children : entryDescription(entry);
    return [...this.#heading(node, entry), factList(entry.facts, entry.url), ...description];
  }

  /** What the page says, up to the next heading or reference. */
  #ownContent(node: MdxJsxFlowElement, index: number): readonly RootContent[] {
    const next = this.#tree.children.slice(index + 1);
    const end = next.findIndex((one) => one.type === "heading" || isReference(one));
    return [...node.children, ...next.slice(0, end === -1 ? undefined : end)];
  }

  #others(node: MdxJsxFlowElement): readonly RootContent[] {
    const { of: outer = "" } = attributesOf(node);
    const all = this.#kindOf(node)?.of(outer) ?? [];
    if (all.length === 0) this.#reportUnknown(node);
    const items = node.name === "Members" ? this.#itemsOf(node, all) : new Map();
    const entries = all.filter(({ name }) => !this.#known.has(name));
    if (entries.length === 0) return [];
    for (const { name } of entries) this.#known.add(name);
    if (node.name === "Members") {
      for (const entry of entries)
        this.#record(node, entry, items.has(nameOf(entry)) ? { own: "prose" } : {});
      return [memberList(entries, items)];
    }
    for (const entry of entries) this.#record(node, entry, {});
    const content = entries.flatMap((entry): readonly BlockContent[] => [
      ...this.#heading(node, entry),
      factList(entry.facts, entry.url),
      ...entryDescription(entry),
    ]);
    return outer.includes(".") ? [folded(`All options of ${outer}`, content)] : content;
  }

  /** What the page says of some members. */
  #itemsOf(node: MdxJsxFlowElement, all: readonly Entry[]): ReadonlyMap<string, OwnItem> {
    const { of: owner = "" } = attributesOf(node);
    const items = node.children
      .flatMap((child) => (child.type === "list" ? child.children : []))
      .map(ownItem);
    for (const { name, line } of items) {
      if (all.some((entry) => entry.name === `member ${owner}.${name}`)) continue;
      const message = this.#kindOf(node)?.unknown({ of: owner, name }) ?? "";
      factsOf(this.#file).problems.push({ line, message });
    }
    return new Map(items.map((item) => [item.name, item]));
  }

  /** Options of an option of the same chapter are a level below it. A page has its title already. */
  #heading(node: MdxJsxFlowElement, entry: Entry): readonly Heading[] {
    if (!entry.url.includes("#")) return [];
    const above = this.#chapter.filter((one) => isIn(placeOf(entry), placeOf(one)));
    this.#chapter = [...this.#chapter, entry];
    const depth = depths[Number(this.#hasChapter) + above.length] ?? 6;
    return [{ ...entryHeading(entry, depth), position: node.position }];
  }

  #record(node: MdxJsxFlowElement, entry: Entry, own: OwnText) {
    factsOf(this.#file).entries.push({ ...entryRecord(entry), line: lineOf(node), ...own });
  }

  #checkAttributes(node: MdxJsxFlowElement) {
    const known = node.name?.endsWith("s") ? ["of"] : (this.#kindOf(node)?.attributes ?? []);
    for (const { type, ...given } of node.attributes) {
      const name = "name" in given ? given.name : "{…}";
      if (type === "mdxJsxAttribute" && known.includes(name)) continue;
      const hint = didYouMean(name, known);
      const message = `<${node.name}> has no attribute "${name}".${hint} It takes ${known.join(", ")}.`;
      this.#report(node, message);
    }
  }

  #reportUnknown(node: MdxJsxFlowElement) {
    this.#report(node, this.#kindOf(node)?.unknown(attributesOf(node)) ?? "");
  }

  #report(node: MdxJsxFlowElement, message: string) {
    factsOf(this.#file).problems.push({ line: lineOf(node), message });
  }
}

/** `DllPlugin.path` of an option, which is in `DllPlugin`. */
const placeOf = ({ name }: Entry) => name.replace(/^\w+ /, "");

/** By how much the entry is in. */
const depths: readonly (Heading["depth"] | undefined)[] = [2, 3, 4, 5];
