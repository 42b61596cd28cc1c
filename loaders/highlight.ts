import {
  bundledLanguages,
  bundledLanguagesAlias,
  createCssVariablesTheme,
  createHighlighter,
  guessEmbeddedLanguages,
  type BundledLanguage,
  type Highlighter,
  type ThemedToken,
} from "shiki";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import type { Fence } from "./code-fence.ts";
import { diffLines, type CodeLine } from "./diff-lines.ts";

/** Tokens carry a role instead of a colour; `code.css` gives each role its colour in both themes. */
const theme = createCssVariablesTheme({ name: "roles", variablePrefix: "--", fontStyle: false });

/** The variables of Shiki's theme, and the class that a token of that role gets. */
const classes: Readonly<Record<string, string>> = {
  "var(--token-keyword)": "k",
  "var(--token-constant)": "c",
  "var(--token-string)": "s",
  "var(--token-string-expression)": "s",
  "var(--token-comment)": "o",
  "var(--token-function)": "f",
  "var(--token-parameter)": "p",
  "var(--token-link)": "l",
};

// Shared: it keeps the regular expressions that it has translated.
const engine = createJavaScriptRegexEngine({ forgiving: true });

/**
 * One for each set of languages that a fence mixes. A grammar reads a fence inside a fence only
 * when that language is loaded too: with one highlighter for all, a page would look different
 * after the pages that happen to be compiled before it.
 */
const highlighters = new Map<string, Promise<Highlighter>>();

/**
 * Highlights a fence.
 *
 * @param code its text
 * @param fence what its first line asks for
 * @returns HTML of the text with `<span class>` around tokens and around lines that stand out
 */
export async function highlight(code: string, fence: Fence): Promise<string> {
  const lines = fence.isDiff ? diffLines(code) : code.split("\n").map(asContext);
  const text = lines.map((line) => line.text).join("\n");
  const tokens = await tokenLines(text, fence.language);
  return lines
    .map((line, index) => {
      const html = (tokens[index] ?? []).map(tokenHtml).join("");
      const names = lineClasses(line, fence.highlighted.has(index + 1));
      const wrapped = names === "" && !fence.numbered ? html : lineHtml(html, names);
      return wrapped;
    })
    .join("\n");
}

const asContext = (text: string): CodeLine => ({ text, change: undefined });

async function tokenLines(text: string, language: string): Promise<ThemedToken[][]> {
  const known = isLanguage(language) ? language : "text";
  const langs: readonly Language[] = [
    known,
    ...guessEmbeddedLanguages(text, known).filter(isLanguage).toSorted(),
  ];
  const { codeToTokensBase } = await highlighterOf(langs);
  // Shiki gives up on a line after half a second, so a busy machine would make another page.
  return codeToTokensBase(text, { lang: known, theme, tokenizeTimeLimit: 0 });
}

function highlighterOf(langs: readonly Language[]): Promise<Highlighter> {
  const key = langs.join();
  const made =
    highlighters.get(key) ??
    createHighlighter({ themes: [theme], langs: [...langs], engine, warnings: false });
  highlighters.set(key, made);
  return made;
}

type Language = BundledLanguage | "text";

const isLanguage = (name: string): name is BundledLanguage =>
  Object.hasOwn(bundledLanguages, name) || Object.hasOwn(bundledLanguagesAlias, name);

function tokenHtml({ content, color }: ThemedToken): string {
  const name = color === undefined ? undefined : classes[color];
  const text = escapeHtml(content);
  return name === undefined || content.trim() === ""
    ? text
    : `<span class="${name}">${text}</span>`;
}

const lineClasses = ({ change }: CodeLine, highlighted: boolean) =>
  [highlighted ? "highlighted" : "", change ?? ""].filter(Boolean).join(" ");

const lineHtml = (html: string, names: string) =>
  `<span class="line${names === "" ? "" : ` ${names}`}">${html}</span>`;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
