import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import { transformStyleAttribute } from "lightningcss";

/** An article without `style` attributes, and the style sheet that stands in for them. */
export interface StyledArticle {
  readonly html: string;
  /** Empty for nearly every page. */
  readonly css: string;
}

/**
 * Makes a class of each distinct `style` attribute, because the site's policy lets no browser read
 * one that stands in HTML. Done with the rendered article: it does not matter who wrote them.
 *
 * @param html as React has rendered it
 */
export function articleStyles(html: string): StyledArticle {
  if (!attribute.test(html)) return { html, css: "" };
  const rules = new Map<string, string>();
  const pieces: string[] = [];
  let done = 0;
  const parser = new Parser({
    onopentag(_name, { style }) {
      if (style === undefined) return;
      const { startIndex, endIndex } = parser;
      const tag = html.slice(startIndex, endIndex + 1);
      pieces.push(html.slice(done, startIndex), withClass(tag, classFor(style, rules)));
      done = endIndex + 1;
    },
  });
  parser.end(html);
  // Stronger than the site's own rules, as an attribute is.
  const css = [...rules].map(([name, declarations]) => `#root .${name}{${declarations}}`);
  return { html: [...pieces, html.slice(done)].join(""), css: css.join("\n") };
}

/** As React writes it: always with double quotes, of which there are none in a value. */
const attribute = /\sstyle="[^"]*"/;

function classFor(style: string, rules: Map<string, string>): string | undefined {
  const declarations = readDeclarations(style);
  if (declarations === "") return undefined;
  const name = `style-${createHash("sha256").update(declarations).digest("hex").slice(0, 8)}`;
  rules.set(name, declarations);
  return name;
}

/** Parsed and printed: nothing in it can end the rule that it stands in. */
function readDeclarations(style: string): string {
  const options = { filename: "style", minify: true, errorRecovery: true };
  return String(transformStyleAttribute({ ...options, code: Buffer.from(style) }).code);
}

function withClass(tag: string, name: string | undefined): string {
  const bare = tag.replace(attribute, "");
  if (name === undefined) return bare;
  return /\sclass="/.test(bare)
    ? bare.replace(/(\sclass="[^"]*)"/, `$1 ${name}"`)
    : bare.replace(/^<[^\s/>]+/, `$& class="${name}"`);
}
