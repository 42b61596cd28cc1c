import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { Parser } from "htmlparser2";
import { transformStyleAttribute } from "lightningcss";
import { isExternal } from "../src/site/url.ts";

/** An article without `style` attributes, and the style sheet that stands in for them. */
export interface StyledArticle {
  readonly html: string;
  /** Empty for nearly every page. */
  readonly css: string;
  /** Styles that are left out, and why. */
  readonly problems: readonly StyleProblem[];
}

export interface StyleProblem {
  readonly style: string;
  readonly reason: string;
}

/** What css-loader parses with, which refuses more than browsers do: `color: a:b`. */
const { parse }: { readonly parse: (css: string) => unknown } = createRequire(
  createRequire(import.meta.url).resolve("css-loader"),
)("postcss");

/**
 * Makes a class of each distinct `style` attribute, because the site's policy lets no browser read
 * one that stands in HTML. Done with the rendered article: it does not matter who wrote them.
 *
 * @param html as React has rendered it
 * @param hasPicture whether an address in a style leads to a picture beside the page
 */
export function articleStyles(
  html: string,
  hasPicture: (url: string) => boolean = () => true,
): StyledArticle {
  if (!attribute.test(html)) return { html, css: "", problems: [] };
  const problems: StyleProblem[] = [];
  const rules = new Map<string, string>();
  const pieces: string[] = [];
  let done = 0;
  const parser = new Parser({
    onopentag(_name, { style }) {
      if (style === undefined) return;
      const { startIndex, endIndex } = parser;
      const tag = html.slice(startIndex, endIndex + 1);
      const read = readStyle(style, hasPicture);
      if (read.reason !== undefined) problems.push({ style, reason: read.reason });
      pieces.push(html.slice(done, startIndex), withClass(tag, classFor(read.declarations, rules)));
      done = endIndex + 1;
    },
  });
  parser.end(html);
  // Stronger than the site's own rules, as an attribute is.
  const css = [...rules].map(([name, declarations]) => `#root .${name}{${declarations}}`);
  return { html: [...pieces, html.slice(done)].join(""), css: css.join("\n"), problems };
}

/** As React writes it: always with double quotes, of which there are none in a value. */
const attribute = /\sstyle="[^"]*"/;

function classFor(declarations: string, rules: Map<string, string>): string | undefined {
  if (declarations === "") return undefined;
  const name = `style-${createHash("sha256").update(declarations).digest("hex").slice(0, 8)}`;
  rules.set(name, declarations);
  return name;
}

interface ReadStyle {
  /** Parsed and printed: nothing in it can end the rule that it stands in. */
  readonly declarations: string;
  readonly reason?: string;
}

function readStyle(style: string, hasPicture: (url: string) => boolean): ReadStyle {
  const urls: string[] = [];
  const visitor = { Url: ({ url }: { readonly url: string }) => void urls.push(url) };
  const options = { filename: "style", minify: true, errorRecovery: true, visitor };
  const { code } = transformStyleAttribute({ ...options, code: Buffer.from(style) });
  const missing = urls.find((url) => !isElsewhere(url) && !hasPicture(url));
  if (missing !== undefined)
    return {
      declarations: "",
      reason: `no picture is at "${missing}", seen from the page's own file`,
    };
  try {
    parse(`a{${code}}`);
  } catch {
    return { declarations: "", reason: "expected declarations like color: red" };
  }
  return { declarations: String(code) };
}

/** An address of another host, of data or of a part of the document: css-loader leaves it alone. */
const isElsewhere = (url: string) => isExternal(url) || url.startsWith("#");

function withClass(tag: string, name: string | undefined): string {
  const bare = tag.replace(attribute, "");
  if (name === undefined) return bare;
  return /\sclass="/.test(bare)
    ? bare.replace(/(\sclass="[^"]*)"/, `$1 ${name}"`)
    : bare.replace(/^<[^\s/>]+/, `$& class="${name}"`);
}
