import type { RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { Wanted } from "./sample-project.ts";

/** Whether an element shows what came of a sample: see `src/content-components/sample-results.tsx`. */
export const isResult = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === "mdxJsxFlowElement" &&
  /^(?:Emitted|Output|Stats|Problems|Log|Graph|Variants|Compare)$/.test(node.name ?? "");

/** Attributes that are texts. */
export const attributesOf = ({
  attributes,
}: MdxJsxFlowElement): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === "mdxJsxAttribute"
        ? [[one.name, typeof one.value === "string" ? one.value : one.value?.value]]
        : [],
    ),
  );

/** @throws if the element can't be in variants, or has no file */
export function wantedOf(node: MdxJsxFlowElement): Wanted {
  const { file, page, from, to, ...others } = attributesOf(node);
  const excerpt = { ...(from && { from }), ...(to && { to }) };
  switch (node.name) {
    case "Emitted":
      return { kind: "emitted" };
    case "Graph":
      return { kind: "graph" };
    case "Stats":
      return { kind: "stats", ...excerpt };
    case "Problems":
      return { kind: "problems", ...excerpt };
    case "Log":
      return {
        kind: "log",
        ...(file && { file }),
        ...(page && { page }),
        ...("fails" in others && { fails: true }),
        ...excerpt,
      };
    case "Output":
      if (file === undefined) throw new Error('<Output> needs the attribute "file".');
      return { kind: "output", file, ...excerpt };
    default:
      throw new Error(`<${node.name}> shows nothing of a sample.`);
  }
}

/** Tells the component which result is its own. */
export function setResult(node: MdxJsxFlowElement, value: string): void {
  node.attributes.push({ type: "mdxJsxAttribute", name: "result", value });
}
