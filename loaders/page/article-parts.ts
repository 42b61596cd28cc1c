import { Parser } from "htmlparser2";

/** In characters of HTML: some 250 elements, two screens of a laptop. */
const longArticle = 8_000;

/**
 * Puts what follows each heading of a long article into a part of its own. Browsers lay out, and even
 * look at the styles of, only parts that are near the screen, and take others for as high as estimated
 * here: see `parts.css`.
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
  const { blocks, characters, codes, lines } = shownIn(part);
  return Math.ceil(3 + 0.044 * characters + 3.5 * blocks + 1.7 * lines + 2.5 * codes);
}

const block = /^(?:p|li|dd|tr|h[2-6])$/;

/** Counts what takes space: neither what is folded, nor variants that aren't chosen at first. */
function shownIn(part: string) {
  const shown = { blocks: 0, characters: 0, codes: 0, lines: 0 };
  let depth = 0;
  let unseenFrom = Infinity;
  let isCode = false;
  const parser = new Parser({
    onopentag(name, { hidden }) {
      depth += 1;
      if (depth > unseenFrom) return;
      if (hidden !== undefined || name === "svg" || name === "button") unseenFrom = depth;
      else if (name === "pre") {
        isCode = true;
        shown.codes += 1;
        shown.lines += 1;
      } else if (block.test(name)) shown.blocks += 1;
    },
    ontext(text) {
      if (unseenFrom <= depth) return;
      if (isCode) shown.lines += text.split("\n").length - 1;
      else shown.characters += text.length;
    },
    onclosetag(name) {
      if (name === "pre") isCode = false;
      if (depth === unseenFrom) unseenFrom = Infinity;
      depth -= 1;
      if (name === "summary" && unseenFrom === Infinity) unseenFrom = depth;
    },
  });
  parser.end(part);
  return shown;
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
