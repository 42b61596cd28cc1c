import { fence } from "./fences.ts";
import type { Random } from "./random.ts";

type List = readonly [string, ...string[]];

/** What pages of this site are made of. */
const blocks: List = [
  "# Heading",
  "## A `code` heading {#own-id}",
  "A *paragraph* with **strong** text, `code`, a [link](/guides/) and ![an image](a.png).",
  "- one\n- two\n  1. three\n\n     four",
  "- [ ] to do\n- [x] done",
  "| a | b |\n| - | :-: |\n| <Badge>x</Badge> | {1 + 1} |",
  "> quote\n> > in a quote",
  "T> A tip\nthat goes on.",
  "> [!WARNING]\n> Beware.",
  '<Tabs>\n  <Tab title="a">\n\n  text\n\n  </Tab>\n</Tabs>',
  '<div class="a" style="color: red">text</div>',
  "<details>\n<summary>More</summary>\n\nHidden\n\n</details>",
  'import part from "./part.mdx"',
  "export const x = 1",
  "export default ({ children }) => <main>{children}</main>",
  "export const title = <b>{x}</b>",
  "{/* comment */}",
  "<!-- comment -->",
  "{undefined}",
  "{() => 1}",
  "{[1, 2, 3].map((n) => <li>{n}</li>)}",
  "{(() => { throw new Error('no'); })()}",
  "{throw_}",
  "{Symbol('a')}",
  "{await 1}",
  "<Unknown.Part {...props} />",
  '<img src="data:image/png;base64,AAAA" width=100>',
  "<style>{`a { b: c }`}</style>",
  "<p><p>nested</p></p>",
  "<table><div>wrong</div></table>",
  "<br></br>",
  "<h2 onClick={() => 1} ref={1} key={2} style={{}} dangerouslySetInnerHTML={{__html: '<b>'}} />",
  "Footnote[^1].\n\n[^1]: It says.",
  "[a]: <b> 'c'\n\n[a][a] [a]",
  "<https://example.com> www.example.com a@b.c",
  "&amp; &#0; &#x110000; &nosuch; &copy",
];

/** Pieces that break or change what stands around them. */
const tokens: List = [
  ..."{ } < > </ /> <> </> <!-- --> ``` ~~~ ` * ** _ __ ~~ [ ] ( ) ![ ]( \\ | --- === # ## > - + 1. $ ${ \" ' & ; = :: @ ^ % ! ?".split(
    " ",
  ),
  ..."<div </div> <Foo <Foo.Bar> <a:b> <a-b> {/* */} {#id} {# [^1] [^1]: [!NOTE] T> javascript: [hash] [name]".split(
    " ",
  ),
  "import ",
  "export ",
  "export default ",
  "export const a = ",
  "\nimport a from\n",
  "\n---\n",
  "\n\n",
  "\r\n",
  "\t",
  "\0",
  "\uFEFF",
  "\u2028",
  "\uD800",
  "é",
] as unknown as List;

/** Repeated around a text, which stands for `…`. */
const nestings =
  "> …  - …  > - …  *…*  **a … b**  […  […](/a)  ![…](/a)  {…}  {[…]}  <div>…</div>  <Foo>…</Foo>  <b>{…}</b>  <>…</>  <div a={…}/>  <…>  <!--…-->  `…`  | … |  [^…]  {#…}  T> …  # …  {`${…}`}  {()=>…}  \\…  <table><tr><td>…</td></tr></table>".split(
    "  ",
  ) as unknown as List;

const nested = (random: Random): string => {
  const [open = "", close = ""] = random.pick(nestings).split("…");
  const depth = random.pick([3, 30]);
  return `${open.repeat(depth)}text${random.below(3) > 0 ? close.repeat(depth) : ""}`;
};

const indented = (random: Random): string =>
  Array.from({ length: random.pick([3, 30]) }, (_, at) => `${"  ".repeat(at)}- item`).join("\n");

/** The text of a page: blocks in any order, then broken at some places. */
export function article(random: Random): string {
  const makers: readonly [() => string, ...(() => string)[]] = [
    () => random.pick(blocks),
    () => random.pick(blocks),
    () => random.pick(blocks),
    () => fence(random),
    () => nested(random),
    () => (random.below(10) === 0 ? indented(random) : random.pick(tokens)),
  ];
  const made = Array.from({ length: 1 + random.below(8) }, () => random.pick(makers)());
  const text = made.join(random.pick(["\n\n", "\n\n", "\n", " "]));
  return mutations(random.below(4), text, random);
}

function mutations(count: number, text: string, random: Random): string {
  if (count === 0) return text;
  const at = random.below(text.length + 1);
  const end = at + random.below(10);
  const changed = random.pick([
    text.slice(0, at) + random.pick(tokens) + text.slice(at),
    text.slice(0, at) + random.pick(tokens) + text.slice(end),
    text.slice(0, at) + text.slice(end),
    text.slice(0, end) + text.slice(at),
    text.slice(0, at),
    text.slice(0, at) + random.pick(tokens).repeat(random.pick([2, 50])) + text.slice(at),
  ]);
  return mutations(count - 1, changed, random);
}
