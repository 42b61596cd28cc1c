import { Parser } from "htmlparser2";

const isVoid = (name: string) =>
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(name);

/** Adds the quotes and end tags that a minimizer has left out, because Prettier needs them. */
export function quotedHtml(html: string): string {
  let quoted = "";
  const parser = new Parser(
    {
      onprocessinginstruction: (_name, data) => (quoted += `<${data}>`),
      onopentag(name, attributes) {
        const all = Object.entries(attributes).map(([key, value]) =>
          value === "" ? ` ${key}` : ` ${key}="${value.replaceAll('"', "&quot;")}"`,
        );
        quoted += `<${name}${all.join("")}>`;
      },
      ontext: (text) => (quoted += text),
      oncomment: (text) => (quoted += `<!--${text}-->`),
      onclosetag(name) {
        if (!isVoid(name)) quoted += `</${name}>`;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return quoted;
}
