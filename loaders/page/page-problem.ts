import { contentComponents } from "../../src/content-components/registry.ts";
import { reasonOf } from "../../src/content-components/reason-of.ts";
import type { PageProblem } from "../../src/types.ts";

/** Reads line and message from an error of MDX (`index.mdx:12:3: …`), webpack, or a component. */
export function problemOf(error: unknown, source: string): PageProblem {
  const reason = reasonOf(error);
  const [, line, message] = /^\S+\.mdx?:(\d+):[\d:-]+ (.*)$/.exec(reason) ?? [];
  if (message !== undefined) return { line: Number(line), message };
  const component = failedComponent(error, source);
  return {
    line: likelyLine(error, reason, component, source),
    message: component === undefined ? reason : withComponent(reason, component),
  };
}

/** A component that means its writers names itself; the fault of another is in its file. */
const withComponent = (reason: string, component: string): string =>
  reason.startsWith(`<${component}`) ? reason : `<${component}>${placeOf(component)}: ${reason}`;

function placeOf(component: string): string {
  const file = contentComponents[component];
  return file === undefined ? "" : ` (src/content-components/${file})`;
}

/**
 * Guesses the line, because compiled pages have no source map: the one with the undefined variable,
 * or the failing component's line that shares the most words with the message.
 */
function likelyLine(
  error: unknown,
  message: string,
  component: string | undefined,
  source: string,
): number {
  const missing = /^([\w$]+) is not defined/.exec(message)?.[1] ?? "";
  const called = callsOf(error).map((name) => `<${name}`);
  const names = component === undefined ? [missing, ...called] : called;
  const lines = withoutFences(source.split("\n")).map((text, index) => ({
    line: index + 1,
    words: wordsOf(text),
  }));
  const found = names
    .map((name) => lines.filter(({ words }) => words.includes(name)))
    .find((places) => places.length > 0);
  const named = new Set(wordsOf(message));
  const inCommon = ({ words }: { readonly words: readonly string[] }) =>
    words.filter((word) => named.has(word)).length;
  return found?.toSorted((a, b) => inCommon(b) - inCommon(a))[0]?.line ?? 1;
}

/** Name of the page's component that threw; nothing if the page's own code did. */
const failedComponent = (error: unknown, source: string): string | undefined =>
  callsOf(error)
    .slice(0, 1)
    .find((name) => source.includes(`<${name}`));

/** Names of components in a stack, the innermost first; MDX compiles a page to `_createMdxContent`. */
function callsOf(error: unknown): readonly string[] {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const calls = stack.matchAll(/^\s+at (?:\w+\.)?(_createMdxContent|[A-Z][\w$]*) /gm);
  return [...calls].map(([, name = ""]) => name);
}

/** Samples are shown, not run. As many lines as before. */
function withoutFences(lines: readonly string[]): readonly string[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    const isOutside = fence === undefined && mark === undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
    return isOutside ? line : "";
  });
}

/** `<Part` is one word, `a.b` is two. */
const wordsOf = (text: string): readonly string[] => text.match(/<?[\w$]+/g) ?? [];
