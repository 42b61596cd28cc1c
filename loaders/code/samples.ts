import type { Fence } from "./code-fence.ts";

export interface CodeSample {
  readonly code: string;
  readonly fence: Fence;
}

/**
 * Stands for a sample's HTML, with as many lines, until its article has been rendered: the HTML is
 * several times as long, and webpack would keep it in the article's module.
 */
export const sampleMark = ({ code, fence }: CodeSample): string =>
  `${edge}${JSON.stringify(fence)}${edge}${code.replaceAll(edge, "\uFFFD")}${edge}`;

/** HTML can't have this control character. */
const edge = "\u0001";

const mark = new RegExp(`${edge}(\\{[^${edge}]*\\})${edge}([^${edge}]*)${edge}`, "g");

export const samplesIn = (html: string): readonly CodeSample[] =>
  [...html.matchAll(mark)].map(([, fence = "", code = ""]) => ({ code, fence: JSON.parse(fence) }));

/** @param samples HTML of `samplesIn(html)` */
export function withSamples(html: string, samples: readonly string[]): string {
  const rest = samples.values();
  return html.replaceAll(mark, () => rest.next().value ?? "");
}
