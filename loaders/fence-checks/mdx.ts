import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { headingId } from "../markdown/heading-id.ts";
import { syntaxProblem } from "../markdown/syntax.ts";
import type { Check } from "./check.ts";

const processor = createProcessor({
  format: "mdx",
  remarkPlugins: [remarkFrontmatter, remarkGfm, headingId],
});

/** @throws what MDX has against a page */
export const parseMdx = (text: string): Root => processor.parse(text);

/** There is no text that isn't Markdown. */
export const checkMdx: Check = ({ text, language }) => {
  if (language === "md") return [];
  try {
    parseMdx(text);
    return [];
  } catch (error) {
    return [syntaxProblem(error, text)];
  }
};
