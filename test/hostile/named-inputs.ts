import path from "node:path";
import type { HostileInput } from "./input.ts";

interface NamedInput extends HostileInput {
  /** What a strict build says of it. */
  readonly says: RegExp;
}

const page = (text: string) => Buffer.from(`---\ntitle: A page\n---\n\n${text}\n`);

/** Inputs that a build has once broken on, or may be expected to. */
export const namedInputs: readonly NamedInput[] = [
  {
    file: "endless/page.mdx",
    bytes: page("export const x = (() => { while (true); })()"),
    says: /endless\/page\.mdx:1: it takes more than 2 s and was stopped/,
  },
  {
    file: "endless-render/page.mdx",
    bytes: page("{(() => { for (;;); })()}"),
    says: /endless-render\/page\.mdx:1: it takes more than 2 s and was stopped/,
  },
  {
    file: "waiting/page.mdx",
    bytes: page("export const x = await new Promise(() => {})"),
    says: /waiting\/page\.mdx:1: await is only valid in async functions/,
  },
  {
    file: "recursive/page.mdx",
    bytes: page("export const Own = () => <Own />\n\n<Own />"),
    says: /recursive\/page\.mdx:\d+: (?:something is nested too deeply|it takes more than)/,
  },
  {
    file: "large/page.mdx",
    bytes: page("A paragraph of some words.\n\n".repeat(180_000)),
    says: /large\/page\.mdx:1: the page has [\d,]+ characters: expected at most 150,000/,
  },
  {
    file: "quotes/page.mdx",
    bytes: page(">".repeat(20_000)),
    says: /quotes\/page\.mdx:\d+: (?:something is nested too deeply|it takes more than)/,
  },
  {
    file: "process-exit/page.mdx",
    bytes: page("{process.exit(1)}"),
    says: /process-exit\/page\.mdx:5: \{process\.exit\(1\)\} can't be evaluated: process\.exit\(\) was called/,
  },
  {
    file: "rejected-fetch/page.mdx",
    bytes: page('export const x = fetch("http://127.0.0.1:9/").then((r) => r.json())'),
    says: /rejected-fetch\/page\.mdx:1: in a promise or a timer of its own: fetch failed/,
  },
  {
    file: "rejected-promise/page.mdx",
    bytes: page('export const x = Promise.reject(new Error("no"))'),
    says: /rejected-promise\/page\.mdx:1: in a promise or a timer of its own: no$/,
  },
  {
    file: "throwing-timer/page.mdx",
    bytes: page('export const x = setTimeout(() => { throw new Error("no") })'),
    says: /throwing-timer\/page\.mdx:1: in a promise or a timer of its own: no$/,
  },
  {
    file: "exit-later/page.mdx",
    bytes: page("export const x = setTimeout(() => process.exit(0))"),
    says: /exit-later\/page\.mdx:1: in a promise .*: process\.exit\(\) was called: a page cannot/,
  },
  {
    file: "line\nbreak/page.mdx",
    bytes: page("text"),
    says: /line%0Abreak\/page\.mdx:1: webpack reads or writes no file/,
  },
  {
    file: "sw.js/page.mdx",
    bytes: page("text"),
    says: /sw\.js\/page\.mdx:1: its address \/sw\.js\/page\/ would be below the site's own file/,
  },
  {
    file: "utf-16/page/index.html.mdx",
    bytes: page("It needs a folder where the page above is a file."),
    says: /utf-16\/page\/index\.html\.mdx:1: .* needs a folder where utf-16\/page\.mdx is written as/,
  },
  {
    file: "aliases/page.mdx",
    bytes: Buffer.from("---\ntitle: &a [*a]\n---\n"),
    says: /aliases\/page\.mdx:2: YAML can't read this value\. Put it in quotation marks/,
  },
  {
    file: "utf-16/page.mdx",
    bytes: Buffer.from("---\ntitle: A page\n---\n", "utf16le"),
    says: /utf-16\/page\.mdx:1: the file is no text in UTF-8/,
  },
  {
    file: "case.mdx",
    bytes: page("The other of two that differ in case."),
    says: /content\/case\.mdx:1: its address \/case\/ belongs to another page already/,
  },
  {
    file: "link-nowhere/page.mdx",
    link: "none.mdx",
    says: /link-nowhere\/page\.mdx:1: it cannot be read: it is a link that leads nowhere/,
  },
  {
    file: "link-to-itself/page.mdx",
    link: "page.mdx",
    says: /link-to-itself\/page\.mdx:1: it cannot be read: it is a link that leads back to itself/,
  },
];

/** Inputs that become pages like any other. */
export const ordinaryInputs: readonly HostileInput[] = [
  { file: `${"é".repeat(120)}.mdx`, bytes: page("A long name, which is longer as a chunk's.") },
  { file: "wide/page.mdx", bytes: page(`\`\`\`text\n${"x".repeat(145_000)}\n\`\`\``) },
  {
    file: "long-lines/page.mdx",
    bytes: page(`\`\`\`vue\n${`${"a<".repeat(700)}\n`.repeat(100)}\`\`\``),
  },
  { file: "bom/page.mdx", bytes: Buffer.from("\uFEFF---\r\ntitle: A page\r\n---\r\n\r\ntext\r\n") },
  { file: "[fullhash]/[name].mdx", bytes: page("A name like a placeholder of webpack's.") },
  { file: "Case.mdx", bytes: page("One of two that differ in case.") },
  { file: "link-to-file/page.mdx", link: "../bom/page.mdx" },
  { file: "link-out/page.mdx", link: path.resolve("test/cases/gfm/content/index.mdx") },
];

/** Inputs that are passed over: links to folders, which may lead around in a circle. */
export const ignoredInputs: readonly HostileInput[] = [
  { file: "link-to-folder/folder", link: "../bom" },
  { file: "link-to-folder/own-folder", link: "." },
  { file: "link-to-folder/folder.mdx", link: "../bom" },
  { file: "link-to-folder/out", link: path.resolve("test/cases/gfm") },
  { file: "link-to-folder/disk", link: "/" },
];
