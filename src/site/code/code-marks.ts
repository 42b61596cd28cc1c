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

/** Code that is shown, and how. */
export interface MarkedCode {
  readonly code: string;
  readonly fence: Fence;
}

/**
 * Stands for the HTML of code, with as many lines, until its article has been rendered: the HTML is
 * several times as long, and webpack would keep it in the article's module.
 */
export const codeMark = ({ code, fence }: MarkedCode): string =>
  `${edge}${JSON.stringify(fence)}${edge}${code.replaceAll(edge, "\uFFFD")}${edge}`;

/** HTML can't have this control character. */
const edge = "\u0001";

const mark = new RegExp(`${edge}(\\{[^${edge}]*\\})${edge}([^${edge}]*)${edge}`, "g");

export const codeIn = (article: string): readonly MarkedCode[] =>
  [...article.matchAll(mark)].map(([, fence = "", code = ""]) => ({
    code,
    fence: JSON.parse(fence),
  }));

/** @param html of `codeIn(article)` */
export function withCode(article: string, html: readonly string[]): string {
  const rest = html.values();
  return article.replaceAll(mark, () => rest.next().value ?? "");
}

/** Code without any options of a fence. */
export const plainFence = (language: string): Fence => ({
  language,
  isDiff: false,
  title: undefined,
  highlighted: [],
  numbered: false,
  hasPackages: false,
});
