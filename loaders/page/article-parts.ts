import { Parser } from "htmlparser2";

/** In characters of HTML: some 700 elements, six screens of a phone. */
const longArticle = 25_000;

/**
 * Puts what follows each heading of a long article into a part of its own. Browsers lay out, and even
 * look at the styles of, only parts that are near the screen: see `article.css`.
 */
export function inParts(html: string): string {
  const starts = html.length < longArticle ? [] : headingsOf(html);
  const [first = html.length] = starts;
  const parts = starts.map((start, at) => html.slice(start, starts[at + 1]));
  return html.slice(0, first) + parts.map((part) => `<div class="part">${part}</div>`).join("");
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
