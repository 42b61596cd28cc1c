import type { Random } from "./random.ts";

const bomb = [..."bcdefghi"].reduce(
  (text, name, at) => `${text}\n${name}: &${name} [${`*${"abcdefghi"[at]}, `.repeat(9)}]`,
  "a: &a [x, x, x, x, x, x, x, x, x]",
);

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
  "&x {a: *x}",
  "*nowhere",
  "&x a",
  "!!binary aGVsbG8=",
  "!!set {a, b}",
  "!!omap [a: 1]",
  "!!timestamp 2020-01-01",
  "!!js/function 'function () {}'",
  "!unknown a",
  "!!int a",
  "2020-01-01",
  "2020-01-01T00:00:00Z",
  ".inf",
  "-.inf",
  ".nan",
  "-0",
  "1e400",
  "0x1f",
  "1_000",
  "123456789012345678901234567890",
  "~",
  "null",
  "true",
  "yes",
  "",
  "' '",
  '"\\u0000"',
  '"\\uD800"',
  '"\\x41\\n\\t"',
  "|\n  a\n  b",
  ">-\n  a\n\n  b",
  "|9\n a",
  "\ta",
  "a # comment",
  "a: b: c",
  "- a\n- b",
  "\n  - a\n  - [b]\n  - {c: d}\n  - ~",
  "\n\t- a",
  "@a",
  "`a`",
  "%a",
  "<b>bold</b>",
  "</title><script>alert(1)</script>",
  "${process.env.HOME}",
  "{{ title }}",
  "__proto__",
  "🎉 \u202E RTL עברית",
  "https://example.com/?a=b&c=d#e",
  "javascript:alert(1)",
  "../../etc/passwd",
  `[${"[".repeat(300)}${"]".repeat(300)}]`,
  `${"{a: ".repeat(300)}b${"}".repeat(300)}`,
  "x".repeat(20_000),
] as const;

const keys = [
  ..."title title title title description sort group contributors related source edit repo".split(
    " ",
  ),
  ..."titel __proto__ constructor toString version <<".split(" "),
  "? [a, b]\n",
  '"ti tle"',
  "'title'",
  "!!str title",
  "&k title",
  "*k",
  "1",
  "~",
  "",
] as unknown as readonly [string, ...string[]];

const wholes = [
  "",
  "\n",
  "a",
  "- a\n- b",
  "[a, b]",
  "%YAML 1.1\n--- \ntitle: a",
  "title: a\n...\ntitle: b",
  "title: a\n--- \ntitle: b",
  "title: a\ntitle: b",
  "title: a\r\nsort: 1\r\n",
  "\ttitle: a",
  "title:\ta",
  "title : a",
  "title:a",
  `${bomb}\ntitle: *i`,
  `${bomb}\nrelated: *i`,
  "base: &base {title: a}\n<<: *base",
  "<<: &a {<<: *a}",
  Array.from({ length: 2000 }, (_, at) => `key${at}: ${at}`).join("\n"),
  Array.from({ length: 300 }, (_, at) => `${" ".repeat(at)}a:`).join("\n"),
  `related:\n${"  - {title: a, url: /guides/}\n".repeat(500)}`,
  `contributors: [${"a, ".repeat(5000)}]`,
  "# only a comment",
] as const;

const endings = [
  "---\n",
  "---\n",
  "---\n",
  "---\n",
  "---",
  "--- \n",
  "...\n",
  "----\n",
  "",
] as const;

/** The head of a page, which is YAML of all kinds, none at all or one that is not closed. */
export function frontMatter(random: Random): string {
  if (random.below(8) === 0) return "";
  const fields = Array.from({ length: 1 + random.below(4) }, () => {
    return `${random.pick(keys)}: ${random.pick(values)}`;
  });
  const yaml = random.below(4) === 0 ? random.pick(wholes) : fields.join("\n");
  return `---\n${yaml}\n${random.pick(endings)}`;
}
