import type { Random } from "./random.ts";

const languages = [
  ..."js ts tsx json html css bash diff text mdx vue yaml markdown php scss wasm nosuch c++ .js ../a __proto__ constructor".split(
    " ",
  ),
  "js{1}",
  "",
] as unknown as readonly [string, ...string[]];

const metas = [
  "",
  "{1,3-5}",
  "{5-1}",
  "{a}",
  "{1",
  'title="a.js"',
  "title='",
  "title=",
  "lineNumbers",
  "packages",
  'title="a" title="b"',
] as const;

const codes = [
  "const a = 1;",
  "npm install webpack",
  "npx webpack\nnpm run build",
  "+ added\n- removed\n  kept",
  "<script>\nlet a = `${`${`${1}`}`}`;\n</script>",
  "```js\nfence in a fence\n```",
  "{{{{{{{{",
  "a ".repeat(5000),
  "",
] as const;

const marks = ["```", "```", "```", "~~~", "````", "`".repeat(3000), "``"] as const;

/** A block of code, with a line above it or none, and closed or not. */
export function fence(random: Random): string {
  const mark = random.pick(marks);
  const above = random.pick(["", "", "**webpack.config.js**\n\n", "[a.js]\n\n"]);
  const end = random.below(5) === 0 ? "" : `\n${mark}`;
  return `${above}${mark}${random.pick(languages)} ${random.pick(metas)}\n${random.pick(codes)}${end}`;
}
