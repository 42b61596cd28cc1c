import type { Code, Parents, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import type { ContentOptions } from "../content-rules.ts";
import { SKIP, visit } from "../markdown/visit.ts";
import { factsOf } from "../page/page-facts.ts";
import { readSampleFence } from "./sample-fence.ts";
import { folderFiles } from "./sample-files.ts";
import { barOf, downloadPath } from "./sample-bar.ts";
import { attributesOf, isResult, setResult, wantedOf } from "./sample-elements.ts";
import type { SampleState } from "./sample-project.ts";
import { SampleStates } from "./sample-states.ts";
import { showFence } from "./show-fence.ts";
import { checkVariants, wantedIn } from "./variant-elements.ts";
import { togglesOf, variantsOf } from "./variants.ts";

/**
 * A remark plugin for projects that the build runs. Fences are their files, one after the other:
 *
 * - ```` ```js sample=shop file=src/index.js ```` writes a file, ```` ```diff sample=shop file=… ````
 *   changes it, and without code, it shows one of `content/samples/shop/`.
 * - `<Emitted of="shop" />`, `<Output of="shop" file="main.js" />`, `<Stats of="shop" />`, and so on
 *   show what came of it, up to there.
 * - `<Variants of="shop" change="mode: …">` and `<Compare>` show the results in them for each value.
 */
export function samples({ root, strict }: ContentOptions) {
  return (tree: Root, file: VFile) => {
    // Other sites may have elements of these names.
    if (!strict) return;
    const page = new SamplePage(file, root);
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      if (node.type === "code") return page.fence(node, parent);
      if (node.type !== "mdxJsxFlowElement") return undefined;
      if (node.name === "CodeTabs") page.tabs.set(node, parent);
      if (!isResult(node)) return undefined;
      page.result(node, parent);
      return SKIP;
    });
    page.finish();
  };
}

/** The samples of a page. */
class SamplePage {
  readonly #file: VFile;
  readonly #root: string;
  readonly #samples = new Map<string, SampleStates>();
  /** Where each sample ends, in a list. */
  readonly #ends = new Map<string, readonly [Parents, RootContent]>();
  readonly #changes: (() => void)[] = [];
  /** Where tabs of fences are. */
  readonly tabs = new Map<Parents, Parents>();

  constructor(file: VFile, root: string) {
    this.#file = file;
    this.#root = root;
  }

  fence(node: Code, parent: Parents): void {
    const line = node.position?.start.line ?? 1;
    const fence = readSampleFence(node);
    if (fence === undefined) return;
    if (typeof fence === "string") return this.#report(line, fence);
    this.#try(line, () => {
      const states = this.#sample(fence.sample);
      const shown = states.write(fence, node.value, line);
      this.#endsWith(fence.sample, node, parent);
      const whole = fence.isDiff ? states.files[fence.file]?.content.trimEnd() : undefined;
      this.#changes.push(() => showFence(node, parent, fence, shown, whole));
    });
  }

  result(node: MdxJsxFlowElement, parent: Parents): void {
    const line = node.position?.start.line ?? 1;
    this.#try(line, () => {
      const { of: name = "", change } = attributesOf(node);
      const states = this.#samples.get(name) ?? this.#folderSample(name);
      if (change === undefined) setResult(node, states.show(wantedOf(node), line).join(" "));
      else this.#variants(node, states, change, line);
      this.#endsWith(name, node, parent);
    });
  }

  #variants(node: MdxJsxFlowElement, states: SampleStates, change: string, line: number): void {
    const wanted: SampleState["wanted"][number][] = [];
    for (const child of node.children) {
      const ownLine = child.position?.start.line ?? line;
      this.#try(ownLine, () => {
        const own = wantedIn(node, child);
        wanted.push({ ...own, line: ownLine });
      });
    }
    const toggles = togglesOf(change);
    const variants = variantsOf(states.files, toggles);
    checkVariants(node, variants);
    const all = variants.map(({ files }) => files);
    const ids = states.addVariants(node.name ?? "", all, wanted, line);
    const built = variants.map(({ choice }, index) => ({ choice, state: ids[index] }));
    setResult(node, JSON.stringify({ toggles, variants: built }));
  }

  /** Adds the bar below each sample, and the states to the page's facts. */
  finish(): void {
    for (const [name, states] of this.#samples) {
      factsOf(this.#file).samples.push(...states.finished());
      const { files, mode } = states;
      const url = downloadPath(this.#file.path, this.#root, name);
      factsOf(this.#file).downloads.push({ path: url, mode, files });
      const [parent, last] = this.#ends.get(name) ?? [];
      const at = parent?.children.findIndex((child) => child === last) ?? -1;
      const bar = barOf(states, `/${url}`);
      if (at >= 0) parent?.children.splice(at + 1, 0, bar as RootContent);
    }
    for (const change of this.#changes) change();
  }

  /** What belongs to the whole sample comes after tabs, not into them. */
  #endsWith(name: string, node: RootContent, parent: Parents): void {
    const outer = this.tabs.get(parent);
    if (outer === undefined) this.#ends.set(name, [parent, node]);
    else this.#ends.set(name, [outer, parent as RootContent]);
  }

  #sample(name: string): SampleStates {
    const known = this.#samples.get(name);
    if (known !== undefined) return known;
    const states = new SampleStates(name, folderFiles(this.#file, this.#root, name));
    this.#samples.set(name, states);
    return states;
  }

  #folderSample(name: string): SampleStates {
    const states = this.#sample(name);
    if (Object.keys(states.files).length > 0) return states;
    this.#samples.delete(name);
    throw new Error(`there is no sample "${name}" above. Its fences say sample=${name}.`);
  }

  #try(line: number, act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#report(line, error instanceof Error ? error.message : String(error));
    }
  }

  #report(line: number, message: string): void {
    factsOf(this.#file).problems.push({ line, message });
  }
}
