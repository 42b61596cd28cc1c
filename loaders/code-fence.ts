import path from "node:path";

/** What the line that opens a fence asks for. */
export interface Fence {
  /** As Shiki names it; `plain` where none is given. */
  readonly language: string;
  readonly isDiff: boolean;
  readonly title: string | undefined;
  /** Line numbers, from 1, that stand out. */
  readonly highlighted: ReadonlySet<number>;
  readonly numbered: boolean;
  /** Whether it holds commands for npm that are shown for each package manager. */
  readonly hasPackages: boolean;
}

/**
 * Reads ```` ```lang title="webpack.config.js" {1,3-5} lineNumbers packages ````.
 *
 * @param lang the first word after the backticks
 * @param meta the rest of that line
 * @param lineAbove a file name that stands above the fence; `title=` wins over it
 */
export function parseFence(
  lang: string | null | undefined,
  meta: string | null | undefined,
  lineAbove?: string,
): Fence {
  // Some corpora write the range without a space after the language: ```js{1}
  const [, name = "", range = ""] = /^([^{]*)(\{.*)?$/.exec(lang ?? "") ?? [];
  const words = `${range} ${meta ?? ""}`;
  const title = attribute(words, "title") ?? attribute(words, "filename") ?? lineAbove;
  const isDiff = name.toLowerCase() === "diff";
  return {
    language: isDiff ? (attribute(words, "lang") ?? languageOfFile(title)) : languageNamed(name),
    isDiff,
    title,
    highlighted: lineNumbers(/\{([\d,\s-]+)\}/.exec(words)?.[1] ?? ""),
    numbered: /(?:^|\s)(?:lineNumbers|showLineNumbers)(?=\s|$)/i.test(words),
    hasPackages: /(?:^|\s)packages(?=\s|$)/.test(words),
  };
}

const attribute = (words: string, name: string): string | undefined => {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(words);
  return match?.[1] ?? match?.[2] ?? match?.[3];
};

const languageNamed = (name: string) => name.toLowerCase() || "plain";

const languageOfFile = (title: string | undefined) =>
  (title === undefined ? "" : path.extname(title).slice(1)) || "plain";

/** Of a range, which may name more lines than there are. */
const mostLines = 10_000;

/** `1,3-5` as the set of 1, 3, 4 and 5. */
function lineNumbers(ranges: string): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const range of ranges.split(",").filter((range) => range.trim() !== "")) {
    const [first = 0, last = first] = range.split("-").map(Number);
    const end = Math.min(last, first + mostLines);
    for (let line = first; line <= end && numbers.size < mostLines; line += 1) numbers.add(line);
  }
  return numbers;
}
