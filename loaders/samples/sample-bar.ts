import path from "node:path";
import type { Code } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { languageOfFile } from "../code/languages.ts";
import type { SampleStates } from "./sample-states.ts";

/** Placeholder until `components.ts` imports it. */
export const sampleBarName = "_SampleBar";

/** What comes below a sample: its files that the page doesn't show, and ways to run it. */
export function barOf(states: SampleStates, url: string): MdxJsxFlowElement {
  const hidden = Object.entries(states.unseen).filter(([, { isBinary }]) => isBinary !== true);
  const hasBinary = Object.values(states.files).some(({ isBinary }) => isBinary === true);
  return {
    type: "mdxJsxFlowElement",
    name: sampleBarName,
    attributes: [
      { type: "mdxJsxAttribute", name: "name", value: states.name },
      { type: "mdxJsxAttribute", name: "url", value: url },
      // https://developer.stackblitz.com/platform/api/post-api says that it takes texts only.
      ...(hasBinary ? [] : [{ type: "mdxJsxAttribute" as const, name: "opens" }]),
    ],
    children: hidden.map(([name, { content }]): Code => ({
      type: "code",
      lang: languageOfFile(name),
      meta: `title="${name}" sample=${states.name}`,
      value: content.trimEnd(),
    })),
  };
}

/** Without extension: `samples/guides/caching/shop`. */
export const downloadPath = (page: string, root: string, sample: string): string =>
  `samples/${path
    .relative(root, page)
    .replaceAll("\\", "/")
    .replace(/\.mdx?$/, "")}/${sample}`;
