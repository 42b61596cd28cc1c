import type { Random } from "./random.ts";

/** What may stand in the place of a value, in JSON or in what a parser of YAML takes for it. */
const values = [
  "null",
  "true",
  "1e999",
  '""',
  '"\\uD800"',
  '"javascript:alert(1)"',
  '"https://"',
  '"2026-99-99T00:00:00Z"',
  `"${"x".repeat(100_000)}"`,
  "[]",
  "{}",
  "[[[[]]]]",
  "{a: b}",
  "&x [*x]",
  "*nowhere",
  "'single'",
  "\n- a\n",
  "",
] as const;

const keys = ['"__proto__"', '"constructor"', '"toString"', '""', "? a", "<<", "1", "~"] as const;

/** What means something to a parser. */
const marks: readonly [string, ...string[]] = ["{", ...`}[]",:&*!|>%@\`'\0\uFEFF\u2028`];

/** Sharing that grows to a billion entries where it is written out. */
const bomb = `{${[..."abcdefghij"]
  .map((name, at) => `${name}: &${name} [${`*${"zabcdefghi"[at]}, `.repeat(9)}]`)
  .join(", ")
  .replaceAll("*z", "x")}}`;

const edits: readonly [Edit, ...Edit[]] = [
  (text, random) => text.slice(0, random.below(text.length)),
  (text, random) => text.slice(random.below(text.length)),
  (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + random.below(20));
  },
  (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + random.pick(marks) + text.slice(at);
  },
  (text, random) => replaceOne(text, /(?<=: ?)(?:"[^"]*"|[\d.]+|\[\]|\{\})/g, random, values),
  (text, random) => replaceOne(text, /"[^"]*"(?=:)/g, random, keys),
  (text) => text.replaceAll("\n", "\r\n"),
  (text) => `\uFEFF${text}`,
  (text) => `${text}${text}`,
  (text, random) => `${"[".repeat(random.below(3000))}${text}`,
  (text, random) => random.pick([bomb, `{"total": ${bomb}}`, ...values, text]),
];

type Edit = (text: string, random: Random) => string;

function replaceOne(
  text: string,
  pattern: RegExp,
  random: Random,
  others: readonly [string, ...string[]],
): string {
  const found = [...text.matchAll(pattern)];
  const one = found[random.below(found.length)];
  if (one === undefined) return text;
  return text.slice(0, one.index) + random.pick(others) + text.slice(one.index + one[0].length);
}

/** A text of JSON as a merge or an editor leaves it. */
export function brokenJson(text: string, random: Random): string {
  const count = 1 + random.below(3);
  return Array.from({ length: count }).reduce<string>(
    (broken) => random.pick(edits)(broken, random),
    text,
  );
}
