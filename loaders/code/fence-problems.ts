import type { Code } from "mdast";
import type { VFile } from "vfile";
import { codeKind } from "../../src/site/code/code-kind.ts";
import { parseFence } from "./code-fence.ts";
import { didYouMean } from "../page/did-you-mean.ts";
import { isLanguage, languages } from "./languages.ts";

/** Options that may follow the language. */
const words = [
  ...["title", "filename", "lang", "lineNumbers", "showLineNumbers", "packages"],
  ...["sample", "file", "mode", "expect", "hidden", "no-check"],
];

/** Reports unknown options, languages, and lines. */
export function fenceProblems({ lang, meta, value }: Code): readonly string[] {
  const { language, highlighted, isDiff } = parseFence(lang, meta);
  // A diff gets its language from its file.
  const isKnown =
    isLanguage(language) ||
    plain.has(language) ||
    codeKind(language, undefined) !== "source" ||
    (isDiff && !/\blang=/.test(meta ?? ""));
  const lines = value.split("\n").length;
  const [beyond] = highlighted
    .filter(([, last]) => last > lines)
    .map(([first]) => Math.max(first, lines + 1));
  const rest = `${/\{.*$/.exec(lang ?? "")?.[0] ?? ""} ${meta ?? ""}`;
  return [
    ...(isKnown ? [] : [unknownLanguage(language)]),
    ...partsOf(rest).flatMap(([part, name]) => {
      if (part.startsWith("{"))
        return isRange(part) ? [] : [`${part} is not a list of lines. ${like}`];
      return words.some((word) => word.toLowerCase() === name?.toLowerCase())
        ? []
        : [`a fence can't say ${part}.${didYouMean(name ?? "", words)} ${like}`];
    }),
    ...(beyond === undefined
      ? []
      : [`can't highlight line ${beyond}: the code has ${lines} line${lines > 1 ? "s" : ""}.`]),
  ];
}

const plain = new Set(["plain", "plaintext"]);

const like = 'Expected title="file.js", {1,3-5}, lineNumbers or packages.';

const unknownLanguage = (name: string) =>
  `language "${name}" is unknown.${didYouMean(name, languages)} For plain text, write "plain".`;

/** Each part with its name. */
const partsOf = (meta: string) =>
  [...meta.matchAll(/\{[^}]*\}?|([^\s={]+)(?:=(?:"[^"]*"|'[^']*'|[^\s"'“”]+))?(?=\s|$)|\S+/g)].map(
    ([part, name = part]) => [part, name] as const,
  );

const isRange = (part: string) =>
  /^\{[\d\s,-]+\}$/.test(part) &&
  part
    .slice(1, -1)
    .split(",")
    .every((range) => {
      const [, first = "", last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
      return Number(first) > 0 && Number(first) <= Number(last);
    });

/** Whether the code reaches the end of the text, because its fence is never closed. */
export function isOpenFence({ position }: Code, file: VFile): boolean {
  const lines = String(file).split("\n");
  const [start = 1, end = start] = [position?.start.line, position?.end.line];
  const isFenced = /(?:`{3,}|~{3,})/.test(lines[start - 1] ?? "");
  return isFenced && (start === end || !/^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lines[end - 1] ?? ""));
}
