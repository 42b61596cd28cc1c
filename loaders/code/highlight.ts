import {
  createCssVariablesTheme,
  createHighlighterCore,
  guessEmbeddedLanguages,
  type HighlighterCore,
  type ThemedToken,
} from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { bundledLanguages, type BundledLanguage } from "shiki/langs";
import { codeKind } from "../../src/site/code/code-kind.ts";
import type { CodeLink, Fence } from "../../src/site/code/code-marks.ts";
import { diffLines, type CodeLine } from "./diff-lines.ts";
import { isLanguage } from "./languages.ts";

/** Tokens have roles instead of colors, because `code.css` has two themes. */
const roles = createCssVariablesTheme({ name: "roles", variablePrefix: "--", fontStyle: false });

/** `FontStyle.Bold` of vscode-textmate, which has no such export. */
const bold = 2;

/** What a terminal shows. webpack uses no other colors. */
const terminalColors = ["Red", "Green", "Yellow", "Blue", "Magenta", "Cyan"];

/** Shiki knows only numbers as colors of terminals. */
const terminalColor = (name: string) => `#00000${terminalColors.indexOf(name) + 1}`;

const theme = {
  ...roles,
  colors: Object.fromEntries(
    terminalColors.map((name) => [`terminal.ansi${name}`, terminalColor(name)]),
  ),
};

/** Variable of Shiki's theme → class of the token. */
const classes: Readonly<Record<string, string>> = {
  "var(--token-keyword)": "k",
  "var(--token-constant)": "c",
  "var(--token-string)": "s",
  "var(--token-string-expression)": "s",
  "var(--token-comment)": "o",
  "var(--token-function)": "f",
  "var(--token-parameter)": "p",
  "var(--token-link)": "l",
  ...Object.fromEntries(
    terminalColors.map((name) => [terminalColor(name), `t-${name.toLowerCase()}`]),
  ),
};

// Shiki's grammars are written for Oniguruma; translating them to JavaScript takes longer.
const engine = createOnigurumaEngine(import("shiki/wasm"));

/**
 * One for each set of languages. A shared one would make the output depend on the pages before:
 * code within code is highlighted only if its language has been loaded.
 */
const highlighters = new Map<string, Promise<HighlighterCore>>();

/** Returns HTML with a `<span class>` around tokens and highlighted lines. */
export async function highlight(code: string, fence: Fence): Promise<string> {
  const lines = fence.isDiff ? diffLines(code) : code.split("\n").map(asContext);
  const text = lines.map((line) => line.text).join("\n");
  const tokens = await tokenLines(text, fence.language);
  const isCommand = codeKind(fence.language, undefined) === "command";
  return lines
    .map((line, index) => {
      const html = (tokens[index] ?? [])
        .flatMap((token) => cut(token, fence.links ?? []))
        .map(tokenHtml)
        .join("");
      const names = lineClasses(line, isIn(fence.highlighted, index + 1));
      const isPlain = names === "" && !fence.numbered && !isCommand;
      return isPlain ? html : lineHtml(html, names);
    })
    .join("\n");
}

const asContext = (text: string): CodeLine => ({ text, change: undefined });

async function tokenLines(text: string, language: string): Promise<ThemedToken[][]> {
  const lang = isLanguage(language) || language === "ansi" ? language : "text";
  const names = [lang, ...guessEmbeddedLanguages(text, lang).toSorted()].filter(isLanguage);
  const { codeToTokensBase } = await highlighterOf(names);
  return codeToTokensBase(text, {
    lang,
    theme,
    // Shiki stops after half a second on a line, so the output would depend on the machine.
    tokenizeTimeLimit: 0,
    // Minified code could take a minute, and nobody reads it.
    tokenizeMaxLineLength: 1500,
  });
}

const grammars = [...new Set(Object.values(bundledLanguages))];

function highlighterOf(names: readonly BundledLanguage[]): Promise<HighlighterCore> {
  const langs = names.map((name) => bundledLanguages[name]);
  // An alias, such as `js`, has the same grammar.
  const key = langs.map((grammar) => grammars.indexOf(grammar)).join();
  const made =
    highlighters.get(key) ??
    createHighlighterCore({ themes: [theme], langs, engine, warnings: false });
  highlighters.set(key, made);
  return made;
}

interface Part extends Pick<ThemedToken, "content" | "color" | "fontStyle"> {
  readonly link?: CodeLink;
}

/** Splits a token where links begin and end: the space in front of a name belongs to its token. */
function cut(token: ThemedToken, links: readonly CodeLink[]): readonly Part[] {
  const { content, color, fontStyle, offset } = token;
  const own = links.filter(({ start, end }) => start >= offset && end <= offset + content.length);
  const textUpTo = (from: number, to: number) => ({
    content: content.slice(from, to),
    color,
    fontStyle,
  });
  let at = 0;
  const parts = own.flatMap((link) => {
    const before = textUpTo(at, link.start - offset);
    at = link.end - offset;
    return [before, { ...textUpTo(link.start - offset, at), link }];
  });
  return [...parts, textUpTo(at, content.length)].filter((part) => part.content !== "");
}

function tokenHtml({ content, color = "", fontStyle = 0, link }: Part): string {
  // Only what a terminal shows has other styles than the theme's.
  const names = [classes[color], (fontStyle & bold) > 0 && "t-bold"].filter(Boolean);
  const text = escapeHtml(content);
  const isPlain = names.length === 0 || content.trim() === "";
  const html = isPlain ? text : `<span class="${names.join(" ")}">${text}</span>`;
  if (link === undefined) return html;
  return `<a href="${link.url}"${link.isRepeated === true ? ' tabindex="-1"' : ""}>${html}</a>`;
}

const isIn = (ranges: Fence["highlighted"], line: number) =>
  ranges.some(([first, last]) => first <= line && line <= last);

const lineClasses = ({ change }: CodeLine, highlighted: boolean) =>
  [highlighted ? "highlighted" : "", change ?? ""].filter(Boolean).join(" ");

const lineHtml = (html: string, names: string) =>
  `<span class="line${names === "" ? "" : ` ${names}`}">${html}</span>`;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
