import path from "node:path";

export interface Fence {
  /** Shiki's name, or `plain`. */
  readonly language: string;
  readonly isDiff: boolean;
  readonly title: string | undefined;
  /** Numbered from 1. */
  readonly highlighted: readonly (readonly [first: number, last: number])[];
  readonly numbered: boolean;
  /** Whether to show its npm commands for each package manager. */
  readonly hasPackages: boolean;
  /** In order. */
  readonly links?: readonly CodeLink[];
}

/** A part of a sample that leads to its explanation. */
export interface CodeLink {
  /** Index of its first character. */
  readonly start: number;
  /** Index after its last one. */
  readonly end: number;
  readonly url: string;
  /** An earlier one on the page leads to the same place: the Tab key skips this one. */
  readonly isRepeated?: boolean;
}

/**
 * Reads ```` ```lang title="webpack.config.js" {1,3-5} lineNumbers packages ````.
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
  const title = attribute(words, "title") ?? attribute(words, "filename") ?? lineAbove;
  const isDiff = name.toLowerCase() === "diff";
  return {
    language: isDiff ? (attribute(words, "lang") ?? languageOfFile(title)) : languageNamed(name),
    isDiff,
    title,
    highlighted: lineRanges(/\{([\d,\s-]+)\}/.exec(words)?.[1] ?? ""),
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

/** `1,3-5` as [1, 1] and [3, 5]. */
const lineRanges = (ranges: string): Fence["highlighted"] =>
  ranges
    .split(",")
    .filter((range) => range.trim() !== "")
    .map((range) => {
      const [first = 0, last = first] = range.split("-").map(Number);
      return [first, last];
    });
