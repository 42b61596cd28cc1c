import type { HostileInput } from "./input.ts";

/** Characters of a page that is just not too large: `loaders/limits.ts`. */
const size = 149_000;

const repeat = (piece: string | ((at: number) => string)): string => {
  const pieces: string[] = [];
  for (let [at, length] = [0, 0]; ; at += 1) {
    const next = typeof piece === "string" ? piece : piece(at);
    length += next.length;
    if (length > size) return pieces.join("");
    pieces.push(next);
  }
};

/** What takes longest to read, to render or to print, of that which people write and which they do not. */
const texts: Readonly<Record<string, () => string>> = {
  table: () => `| a | b | c |\n|---|---|---|\n${repeat((at) => `| ${at} | \`x\` | **y** |\n`)}`,
  opened: () => repeat("<b>x\n"),
  images: () => repeat("![a]("),
  lists: () => repeat((at) => `${"  ".repeat(at % 4)}- item ${at} with \`code\`\n`),
  prose: () => repeat((at) => `Sentence ${at} has *some* \`code\` and [a link](#x).\n\n`),
  quotes: () => repeat("> "),
  underscores: () => repeat("_*a*"),
  braces: () => repeat("{"),
  expressions: () => repeat((at) => `a {${at}} b {"x"} `),
  elements: () => repeat((at) => `<div className="a"><i title="x">${at}</i> {1 + ${at}}</div>\n\n`),
  closed: () => repeat("</b>"),
  headings: () => repeat((at) => `## Heading ${at}\n\nText of it.\n\n`),
  footnotes: () => repeat((at) => `a[^${at}]\n\n[^${at}]: note\n\n`),
  definitions: () => repeat((at) => `[a${at}]: #x\n`),
  code: () => repeat((at) => `\`\`\`js\nexport const a${at} = [1, /re/g]; // why\n\`\`\`\n\n`),
  lists100deep: () => repeat(`${"- ".repeat(100)}\n`),
  addresses: () => repeat("a@b.c www.a.b "),
  exports: () => repeat((at) => `export const a${at} = ${at};\n\n`),
};

/** What each of them is compared with. */
export const smallPage: HostileInput = {
  file: "small/page.mdx",
  bytes: Buffer.from("---\ntitle: A page\n---\n\nSome words.\n"),
};

/** A page of each kind, as large as a page may be. */
export const largePages: readonly HostileInput[] = Object.entries(texts).map(([name, text]) => ({
  file: `${name}/page.mdx`,
  bytes: Buffer.from(`---\ntitle: A page\n---\n\n${text()}\n`),
}));
