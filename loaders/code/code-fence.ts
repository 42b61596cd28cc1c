import path from "node:path";
import type { Fence } from "../../src/site/code/code-marks.ts";

/**
 * Reads ```` ```lang title="webpack.config.js" {1,3-5} lineNumbers packages ````.
 *
 * The file of a sample (`file=src/index.js`) is its title, too.
 *
 * @param lineAbove a file name above the fence; `title=` takes precedence
 */
export function parseFence(
  lang: string | null | undefined,
  meta: string | null | undefined,
  lineAbove?: string,
): Fence {
  // Some sites write the range right after the language: ```js{1}
  const [, name = "", range = ""] = /^([^{]*)(\{.*)?$/.exec(lang ?? "") ?? [];
  const words = `${range} ${meta ?? ""}`;
  const file = attributeOf(words, "file")?.replace(/#.*/, "");
  const title = attributeOf(words, "title") ?? attributeOf(words, "filename") ?? file ?? lineAbove;
  const isDiff = name.toLowerCase() === "diff";
  return {
    language: isDiff ? (attributeOf(words, "lang") ?? languageOfFile(title)) : languageNamed(name),
    isDiff,
    title,
    highlighted: lineRanges(/\{([\d,\s-]+)\}/.exec(words)?.[1] ?? ""),
    numbered: /(?:^|\s)(?:lineNumbers|showLineNumbers)(?=\s|$)/i.test(words),
    hasPackages: /(?:^|\s)packages(?=\s|$)/.test(words),
  };
}

export const attributeOf = (words: string, name: string): string | undefined => {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(words);
  return match?.[1] ?? match?.[2] ?? match?.[3];
};

const languageNamed = (name: string) => name.toLowerCase() || "plain";

const languageOfFile = (title: string | undefined) =>
  (title === undefined ? "" : path.extname(title).slice(1)) || "plain";

/** `1,3-5` as [1, 1] and [3, 5]. */
const lineRanges = (ranges: string): Fence["highlighted"] =>
  ranges
    .split(",")
    .filter((range) => range.trim() !== "")
    .map((range) => {
      const [first = 0, last = first] = range.split("-").map(Number);
      return [first, last];
    });
