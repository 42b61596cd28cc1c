import { fence } from "./fences.ts";
import type { Random } from "./random.ts";

type List = readonly [string, ...string[]];

/** What pages of this site are made of. */
const blocks: List = [
  "# Heading",
  "## A `code` heading {#own-id}",
  "Title\n=====",
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
  'import * as all from "../../../../etc/passwd"',
  'import "fs"',
  'import x from "./a.json" with { type: "json" }',
  "export const x = 1",
  "export default ({ children }) => <main>{children}</main>",
  'export * from "./index.mdx"',
  "export const title = <b>{x}</b>",
  "{/* comment */}",
  "<!-- comment -->",
  "{undefined}",
  "{null}",
  "{x.y.z}",
  "{() => 1}",
  "{new Date(0)}",
  "{[1, 2, 3].map((n) => <li>{n}</li>)}",
  "{(() => { throw new Error('no'); })()}",
  "{throw_}",
  "{Symbol('a')}",
  "{10n ** 100n}",
  "{await 1}",
  "{import.meta.url}",
  "{process.env.HOME}",
  "{require('fs')}",
  "<Unknown.Part {...props} />",
  '<img src="data:image/png;base64,AAAA" width=100>',
  '<a href="javascript:alert(1)">x</a>',
  "<svg><path d='M0 0'/></svg>",
  "<style>{`a { b: c }`}</style>",
  "<script>alert(1)</script>",
  "<p><p>nested</p></p>",
  "<table><div>wrong</div></table>",
  "<br></br>",
  "<input value='a'>b</input>",
  "<h2 onClick={() => 1} ref={1} key={2} style={{}} dangerouslySetInnerHTML={{__html: '<b>'}} />",
  "Footnote[^1].\n\n[^1]: It says.",
  "[^a]: [^a]",
  "[a]: <b> 'c'\n\n[a][a] [a]",
  "***",
  ":tada: :no_such: :+1:",
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
  "\r",
  "\r\n",
  "\t",
  "    ",
  "\0",
  "\uFEFF",
  "\u2028",
  "\u200B",
  "\u202E",
  "\uD800",
  "\uFFFE",
  "👩‍👩‍👧",
  "é",
  "e\u0301",
  "\u001B[31m",
  "\u0008",
] as unknown as List;

/** `open`, `close`: repeated around a text. */
const nestings: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ["> ", ""],
  ["- ", ""],
  ["1. ", ""],
  ["> - ", ""],
  ["*", "*"],
  ["**a ", " b**"],
  ["_", "_"],
  ["*a **b ", "** c*"],
  ["~~", "~~"],
  ["[", "](/a)"],
  ["![", "](/a)"],
  ["[", "]"],
  ["(", ")"],
  ["{", "}"],
  ["{[", "]}"],
  ["{(", ")}"],
  ["<div>", "</div>"],
  ["<div>\n\n", "\n\n</div>"],
  ["<Foo>", "</Foo>"],
  ["<b>{", "}</b>"],
  ["<>", "</>"],
  ["<div a={", "}/>"],
  ["<", ">"],
  ["<!--", "-->"],
  ["`", "`"],
  ["``` ", "```"],
  ["```\n", "\n```"],
  ["| ", " |"],
  ["\n| - | - |\n| ", " |"],
  ["[^", "]"],
  ["{#", "}"],
  ["&", ";"],
  ["T> ", ""],
  ["> [!NOTE]\n> ", ""],
  ["# ", ""],
  ["{`${", "}`}"],
  ["{() => ", "}"],
  ["{!", "}"],
  ["\\", ""],
  [":a", ":"],
  ["<table><tr><td>", "</td></tr></table>"],
  ["import a from '", "'"],
  ["export const a = [", "]"],
  ["export const a = () => {", "}"],
];

const nested = (random: Random): string => {
  const [open, close] = random.pick(nestings);
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
