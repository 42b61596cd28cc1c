import type { PhrasingContent, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import type { ReferenceEntry, Tooltip } from "../../src/types.ts";
import { entryDescription, type Entry } from "./entry.ts";

/** Returns what the whole site may know of an entry. */
export const entryRecord = (entry: Entry): Omit<ReferenceEntry, "line" | "own"> => ({
  name: entry.name,
  url: entry.url,
  tooltip: tooltipOf(entry),
});

export type OwnText = Pick<ReferenceEntry, "own">;

/** @param content what the page says of an entry */
export function ownText(content: readonly RootContent[]): OwnText {
  if (content.length === 0) return {};
  return { own: content.some(({ type }) => type === "code") ? "sample" : "prose" };
}

/** What its page says, as far as it's short. */
function tooltipOf(entry: Entry): Tooltip {
  const { title, isExperimental = false, isDeprecated } = entry;
  const marks = [isExperimental ? "experimental" : [], isDeprecated ? "deprecated" : []].flat();
  const facts = entry.facts
    .filter(({ name, values }) => shown.has(name) && values.length > 0)
    .map(({ name, values }) => [name, ...values.map(textOf)] as const);
  // Plugins and magic comments have no type.
  const [first] = facts.length === 0 ? entryDescription(entry) : [];
  const text = first?.type === "paragraph" ? textOf(first.children) : "";
  return {
    title: [title, ...marks.map((mark) => `(${mark})`)].join(" "),
    ...(text !== "" && { text: shortened(text, /(?<=\.) /) }),
    facts,
  };
}

const shown: ReadonlySet<string> = new Set([
  "Type",
  "Default",
  "Kind",
  "Arguments",
  "Returns",
  "Since",
]);

/** In characters. */
const longest = 160;

const textOf = (content: readonly PhrasingContent[]): string =>
  content
    .map((node) => (node.type === "inlineCode" ? codeText(node.value) : toString(node)))
    .join("");

const codeText = (code: string) => `\`${shortened(code, / (?=\| )/)}\``;

/** Leaves out parts at the end. */
function shortened(text: string, between: RegExp): string {
  if (text.length <= longest) return text;
  const parts = text.split(between);
  const lengths = parts.map((_, index) => parts.slice(0, index + 1).join(" ").length);
  const count = Math.max(lengths.findLastIndex((length) => length <= longest) + 1, 1);
  const start = parts.slice(0, count).join(" ").slice(0, longest);
  return count < parts.length || start.length < text.length ? `${start} …` : start;
}
