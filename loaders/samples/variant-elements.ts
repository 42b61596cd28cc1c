import type { RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { isResult, setResult, wantedOf } from "./sample-elements.ts";
import type { Wanted } from "./sample-project.ts";
import type { Variant } from "./variants.ts";

/**
 * What a child of `<Variants>` or `<Compare>` shows of each state; tells it which result is its own.
 *
 * @throws if it's no such element
 */
export function wantedIn(element: MdxJsxFlowElement, child: RootContent): Wanted {
  if (!isResult(child))
    throw new Error(
      `only results, such as <Output file="main.js" />, can be in <${element.name}>.`,
    );
  const wanted = wantedOf(child);
  const shown = element.children.filter((one) => isResult(one));
  setResult(child, String(shown.indexOf(child)));
  return wanted;
}

/** @throws if it shows nothing, or `<Compare>` doesn't show two states */
export function checkVariants(
  { name, children }: MdxJsxFlowElement,
  { length }: readonly Variant[],
): void {
  if (children.length === 0)
    throw new Error(`<${name}> is empty: put results in it, such as <Output file="main.js" />.`);
  if (name === "Compare" && length !== 2)
    throw new Error(`<Compare> shows two states, but "change" makes ${length}. Use <Variants>.`);
}
