import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";

/** What a page says in an element, such as `path` of `<Option>`. */
export type Attributes = Readonly<Record<string, string>>;

export const lineOf = ({ position }: MdxJsxFlowElement): number => position?.start.line ?? 1;

export const attributesOf = ({ attributes }: MdxJsxFlowElement): Attributes =>
  Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === "mdxJsxAttribute" && typeof one.value === "string"
        ? [[one.name, one.value] as const]
        : [],
    ),
  );
