/**
 * Translates a parser's error for writers.
 *
 * @param text of the line with the error
 */
export function syntaxAdvice(reason: string, text: string): string {
  for (const [pattern, advice] of advices) {
    const match = pattern.exec(reason);
    if (match) return typeof advice === "string" ? advice : advice(match, text);
  }
  return reason.replace(/ \(note:.*$/, "");
}

const toShow = (mark: string) => `To show it, write \\${mark} or put the text in backticks.`;

type Advice = string | ((match: RegExpExecArray, text: string) => string);

/** The first match wins. */
const advices: readonly (readonly [RegExp, Advice])[] = [
  [/^Unexpected character `!`.*comment/, 'MDX has no "<!--". Write a comment as {/* … */}.'],
  [
    /^Unexpected character `\/`.*create a link/,
    "MDX has no links like <https://example.org>. Write the address alone, or [text](https://example.org).",
  ],
  [
    /^Unexpected character `([“”‘’])`/,
    ([, mark]) => `Use straight quotation marks (") instead of ${mark}.`,
  ],
  [
    /before attribute value/,
    (_, text) => {
      const [, name = "name", value = "value"] = /([\w-]+)=([^\s"'{}<>]+)/.exec(text) ?? [];
      return `Put the value in quotation marks: ${name}="${value}".`;
    },
  ],
  [
    /^Unexpected (?:character `.*` \(.*\)|end of file) (?:before|in|after) (?:local |member |attribute )?(?:name|value|tag)/,
    `MDX reads "<" as the start of an element. ${toShow("<")}`,
  ],
  [
    /^Expected a closing tag for `<([\w.-]*)[^`]*>` \(\d+:\d+-\d+:\d+\)( before the end of)?/,
    ([, name = "", isInside]) =>
      voidElements.has(name)
        ? `<${name}> needs a slash at its end: <${name} />.`
        : `<${name}> is never closed${isInside ? " in its paragraph" : ""}. Add </${name}>. ${toShow("<")}`,
  ],
  [
    /^Unexpected closing tag `(.*)`, expected corresponding closing tag for `<([\w.-]*)[^`]*>` \((\d+):/,
    ([, closing, name, line]) =>
      `expected </${name}>, which closes the <${name}> in line ${line}, but found ${closing}.`,
  ],
  [/^Unexpected closing slash/, "this closing tag has no opening tag. Remove it."],
  [
    /^Expected the closing tag `(.*)` either after the end of/,
    ([, closing]) =>
      `put ${closing} and its opening tag either on lines of their own or in the same paragraph.`,
  ],
  [
    /^Unexpected end of file in expression|expected a corresponding closing brace/,
    `MDX reads "{" as the start of JavaScript, which is never closed. ${toShow("{")}`,
  ],
  [
    /^Unexpected lazy line/,
    "indent every line of the braces like the list or the quote that they are in.",
  ],
  [
    /^Could not parse expression/,
    (_, text) =>
      /^#+\s.*\{\s+#/.test(text)
        ? "write the id of a heading without spaces: {#id}."
        : `MDX reads text in braces as JavaScript, and this is not valid. ${toShow("{")}`,
  ],
  [
    /^Could not parse import\/exports/,
    'MDX reads a line that starts with "import" or "export" as JavaScript, and this is not valid. In a sentence, put another word first.',
  ],
];

/** https://html.spec.whatwg.org/#void-elements */
export const voidElements: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
