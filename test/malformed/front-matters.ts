import type { Random } from "./random.ts";

/** Values that a field of the front matter may be given. */
const values = [
  "Caching",
  '"a: b"',
  "'it''s'",
  '"unclosed',
  "'unclosed",
  "[",
  "{",
  "[a, b",
  "{title: a, url: b}",
  "[{title: a, url: /guides/}, {title: b}]",
  "&x [*x]",
  "*nowhere",
  "!!set {a, b}",
  "!unknown a",
  "2020-01-01",
  ".inf",
  "1e400",
  "true",
  "",
  '"\\uD800"',
  "|\n  a\n  b",
  "|9\n a",
  "a: b: c",
  "- a\n- b",
  "\n  - a\n  - [b]\n  - {c: d}\n  - ~",
  "\n\t- a",
  "@a",
  "🎉 \u202E RTL עברית",
] as const;

const keys = [
  ..."title title title title description sort group contributors related source edit repo".split(
    " ",
  ),
  ..."titel __proto__ constructor toString version <<".split(" "),
  "? [a, b]\n",
  '"ti tle"',
  "&k title",
  "~",
  "",
] as unknown as readonly [string, ...string[]];

const wholes = [
  "",
  "- a\n- b",
  "[a, b]",
  "title: a\n...\ntitle: b",
  "title: a\n--- \ntitle: b",
  "\ttitle: a",
  "title:\ta",
  "title:a",
  "base: &base {title: a}\n<<: *base",
  "# only a comment",
] as const;

const endings = [
  ...Array<string>(4).fill("---\n"),
  "---",
  "--- \n",
  "...\n",
  "",
] as unknown as readonly [string, ...string[]];

/** The head of a page, which is YAML of all kinds, none at all or one that is not closed. */
export function frontMatter(random: Random): string {
  if (random.below(8) === 0) return "";
  const fields = Array.from({ length: 1 + random.below(4) }, () => {
    return `${random.pick(keys)}: ${random.pick(values)}`;
  });
  const yaml = random.below(4) === 0 ? random.pick(wholes) : fields.join("\n");
  return `---\n${yaml}\n${random.pick(endings)}`;
}
