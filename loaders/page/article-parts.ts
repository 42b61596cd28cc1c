import { Parser } from "htmlparser2";

/** In characters of HTML: some 700 elements, six screens of a phone. */
const longArticle = 25_000;

/**
 * Puts what follows each heading of a long article into a part of its own. Browsers lay out, and even
 * look at the styles of, only parts that are near the screen, and take others for as high as estimated
 * here: see `article.css`.
 */
export function inParts(html: string): string {
  const starts = html.length < longArticle ? [] : headingsOf(html);
  const [first = html.length] = starts;
  const parts = starts.map((start, at) => html.slice(start, starts[at + 1]));
  const inElement = (part: string) =>
    `<div class="part" style="--height:${heightOf(part)}">${part}</div>`;
  return html.slice(0, first) + parts.map(inElement).join("");
}

/**
 * The height on a phone in rem, rather too much than too little: with less, what browsers know of
 * one part lies over the next. What each thing adds was fitted to all parts of this site.
 */
function heightOf(part: string): number {
  const shown = part.replaceAll(/(<details>.*?<\/summary>).*?<\/details>/gs, "$1");
  const codes = shown.match(/<pre.*?<\/pre>/gs) ?? [];
  const rest = shown.replaceAll(/<pre.*?<\/pre>|<button.*?<\/button>|<svg.*?<\/svg>/gs, "");
  const blocks = rest.match(/<(?:p|li|dd|tr|h[2-6])\b/g) ?? [];
  const lines = codes.flatMap((code) => code.split("\n"));
  const characters = rest.replaceAll(/<[^>]*>/g, "").length;
  const content =
    0.044 * characters + 3.5 * blocks.length + 1.7 * lines.length + 2.5 * codes.length;
  return Math.ceil(3 + content);
}

/** Where headings of levels 2 and 3 begin that aren't in another element. */
function headingsOf(html: string): readonly number[] {
  const starts: number[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      if (depth === 0 && /^h[23]$/.test(name)) starts.push(parser.startIndex);
      depth += 1;
    },
    onclosetag: () => void (depth -= 1),
  });
  parser.end(html);
  return starts;
}
