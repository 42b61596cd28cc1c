import path from "node:path";
import type { MalformedInput } from "./input.ts";

interface NamedInput extends MalformedInput {
  /** What a strict build says of it. */
  readonly says: RegExp;
}

const page = (text: string) => Buffer.from(`---\ntitle: A page\n---\n\n${text}\n`);

/** Inputs that a build has once broken on, or may be expected to: file, text, and what is said. */
const pages: readonly (readonly [file: string, text: string, says: RegExp])[] = [
  [
    "waiting/page.mdx",
    "export const x = await new Promise(() => {})",
    /waiting\/page\.mdx:5: "x" can't wait/,
  ],
  [
    "failing-import/page.mdx",
    'import { x } from "./fails.js";\nimport y from "./none.js";\n\n<img src={y} alt="" />',
    /failing-import\/page\.mdx:5: import "\.\/fails\.js" fails: It has no site/,
  ],
  [
    "failing-import/twice.mdx",
    'import { x } from "./fails.js";\nimport y from "./none.js";',
    /failing-import\/twice\.mdx:6: import "\.\/none\.js": there is no such file/,
  ],
  [
    "failing-component/page.mdx",
    'export const Own = () => { throw new Error("no"); };\n\nText.\n\n<Own />',
    /failing-component\/page\.mdx:9: <Own>: no/,
  ],
  [
    "style/page.mdx",
    'Text.\n\n<p style="color">text</p>',
    /style\/page\.mdx:7: the style "color" is left out: expected declarations/,
  ],
  [
    "two-layouts/page.mdx",
    "export default () => 1;\n\nexport default () => 2;",
    /two-layouts\/page\.mdx:7: Unexpected duplicate layout/,
  ],
  [
    "rejected-promise/page.mdx",
    'export const x = Promise.reject(new Error("no"))',
    /rejected-promise\/page\.mdx:5: "x" can't be evaluated: no\.$/,
  ],
  [
    "404.html/page.mdx",
    "text",
    /404\.html\/page\.mdx:1: its address \/404\.html\/page\/ needs a folder where the site's own file/,
  ],
  [
    "utf-16/page/index.html.mdx",
    "It needs a folder where the page above is a file.",
    /utf-16\/page\/index\.html\.mdx:1: .* needs a folder where utf-16\/page\.mdx is written as/,
  ],
  [
    "case.mdx",
    "The other of two that differ in case.",
    /content\/case\.mdx:1: its address \/case\/ belongs to Case\.mdx already/,
  ],
];

export const namedInputs: readonly NamedInput[] = [
  ...pages.map(([file, text, says]) => ({ file, bytes: page(text), says })),
  {
    file: "utf-16/page.mdx",
    bytes: Buffer.from("---\ntitle: A page\n---\n", "utf16le"),
    says: /utf-16\/page\.mdx:1: the file is no text in UTF-8/,
  },
  {
    file: "link-to-itself/page.mdx",
    link: "page.mdx",
    says: /link-to-itself\/page\.mdx:1: it cannot be read: it is a link that leads to itself/,
  },
];

/** Inputs that become pages like any other. */
export const ordinaryInputs: readonly MalformedInput[] = [
  { file: "failing-import/fails.js", bytes: Buffer.from('throw new Error("It has no site.");') },
  { file: `${"é".repeat(120)}.mdx`, bytes: page("A long name, which is longer as a chunk's.") },
  { file: "bom/page.mdx", bytes: Buffer.from("\uFEFF---\r\ntitle: A page\r\n---\r\n\r\ntext\r\n") },
  { file: "[fullhash]/[name].mdx", bytes: page("A name like a placeholder of webpack's.") },
  { file: "Case.mdx", bytes: page("One of two that differ in case.") },
  { file: "link-to-file/page.mdx", link: "../bom/page.mdx" },
  { file: "link-out/page.mdx", link: path.resolve("test/cases/gfm/content/index.mdx") },
];
