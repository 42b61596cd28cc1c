import { describe, expect, it } from "@jest/globals";
import { code } from "../../../loaders/code/code.ts";
import { compile } from "../article.ts";

const hint = ` If that's on purpose, say why: no-check="…".`;

/** Line on a page whose first line opens the fence, and message. */
async function problems(first: string, text: string, strict = true): Promise<readonly string[]> {
  const { facts } = await compile([`\`\`\`${first}`, ...text.split("\n"), "```"], {
    path: "/a.mdx",
    remarkPlugins: [[code, { root: "/", strict }]],
  });
  return facts.problems.map(({ line, message }) => `${line}: ${message.replace(hint, "")}`);
}

const configuration = 'js title="webpack.config.js"';

describe("a mistake", () => {
  it.each([
    [
      "JSON",
      "json",
      '{\n  "a": 1,\n}',
      "3: this isn't JSON: a value has to follow the last comma.",
    ],
    ["JSON", "json", "{\n  a: 1\n}", '3: this isn\'t JSON: put "a" in double quotes.'],
    ["JSON", "json", '{\n  "a": 1 // one\n}', "3: this isn't JSON: only jsonc has comments."],
    ["JSON with comments", "jsonc", '{\n  "a": b\n}', "3: this isn't JSON: this isn't data."],
    ["JSON5", "json5", "{\n  a: b()\n}", "3: this isn't JSON: this isn't data."],
    ["YAML", "yaml", "a:\n  - b\n c: d", "4: this isn't YAML: "],
    ["TOML", "toml", "a = 1\nb = ", "3: this isn't TOML: "],
    ["CSS", "css", "a {\n  color: red;\n}}", "4: this isn't CSS: "],
    ["HTML", "html", "<ul>\n  <li><b>a\n</ul>", "3: this isn't whole HTML: <b> has no end."],
    ["HTML", "html", "<p>a</p>\n</div>", "3: this isn't whole HTML: </div> ends nothing."],
    ["HTML", "html", "<p>a</p>\n<div class", "3: this isn't whole HTML: the tag <div has no >."],
    ["MDX", "mdx", "# a\n\n<b>", "4: "],
    ["CoffeeScript", "coffee", "a = 1\nb = (", "3: this isn't CoffeeScript: "],
    ["JavaScript", "js", "const a = 1;\nconst a = ;", "3: this code can't be parsed: "],
    ["TypeScript", "ts", "const a: number = 1;\nconst b: = 2;", "3: this code can't be parsed: "],
    ["JSX", "jsx", "const a = (\n  <b>\n);", "3: this code can't be parsed: "],
    ["a diff", "diff lang=js", " a();\n-b();\n+b(;", "4: this code can't be parsed: "],
    [
      "a configuration",
      configuration,
      'export default {\n  mode: "production",\n  output: { filname: "a.js" },\n};',
      `4: webpack rejects this: configuration.output has an unknown property 'filname'. Did you mean "filename"?`,
    ],
    [
      "a part of a configuration",
      'diff title="webpack.config.js"',
      '   output: {\n-    clean: true,\n+    clean: "yes",\n   },',
      "4: webpack rejects this: configuration.output.clean",
    ],
    [
      "options of a plugin",
      configuration,
      'import webpack from "webpack";\nexport default {\n  plugins: [new webpack.BannerPlugin({ banner: "a", baner: 1 })],\n};',
      "4: webpack rejects this: BannerPlugin options",
    ],
    [
      "a configuration that is passed",
      "js",
      'import webpack from "webpack";\nconst options = { mode: "fast" };\nwebpack(options);',
      "3: webpack rejects this: configuration.mode should be one of these",
    ],
    [
      "a package",
      "bash",
      "npm install webpack webpack-ci",
      '2: the package "webpack-ci" isn\'t known.',
    ],
    ["a program", "bash", "cd shop && npx webpak", '2: the package "webpak" isn\'t known.'],
    [
      "a command",
      "bash",
      "npx webpack\nnpx webpack sevre",
      '3: webpack has no command "sevre". Did you mean "serve"?',
    ],
    [
      "a flag",
      "bash",
      "NODE_ENV=x npx webpack \\\n  --moed production",
      '2: webpack build has no flag --moed. Did you mean "--mode"?',
    ],
    [
      "a flag of another command",
      "bash",
      "npx webpack --port 80",
      "2: webpack build has no flag --port.",
    ],
    [
      "a script",
      "bash",
      'npm pkg set scripts.dev="webpack srve"',
      '2: webpack has no command "srve".',
    ],
  ])("in %s is reported in its line: %s", async (_kind, first, text, problem) => {
    const found = await problems(first, text);
    expect(found.map((one) => one.slice(0, problem.length))).toEqual([problem]);
  });
});

describe("a fence", () => {
  it.each([
    ["a module", "js", "#!/usr/bin/env node\nimport a from 'a';\nawait a();\nreturn;"],
    ["a script", "js", "with (a) b = 010;"],
    ["an object", "js", "{ test: /a/, use: b }"],
    ["members of an object", "js", "1: (a) => a,\nb: 2,"],
    ["members of a class", "js", "#a = 1;\nstatic b() {}"],
    ["import phases", "js", 'import defer * as a from "a";\nimport source b from "b.wasm";'],
    ["TypeScript", "ts", "enum A { B }\nexport const a = <T,>(b: T) => b satisfies T;"],
    ["TSX", "tsx", "const a: number = 1;\nexport const B = () => <b>{a}</b>;"],
    ["JSX", "jsx", "export const B = () => <b />;"],
    ["lines of a diff", "diff lang=js", "   run() {\n-    a();\n+    b();"],
    ["parts of a diff", "diff lang=js", " a({\n-b,\n+c,\n…\n });"],
    ["properties", "diff lang=json", ' "a": 1,\n-"b": 1,\n+"b": 2,'],
    ["a part of JSON", "diff lang=json", ' {\n   "a": 1,\n-  "b": 1\n }'],
    ["JSON with comments", "jsonc", '{\n  // a\n  "a": [1,],\n}'],
    ["JSON5", "json5", "{ a: 'b', c: +Infinity, }"],
    ["YAML", "yaml", "a: ${{ b }}\n---\nc: d"],
    ["CSS modules", "css", ".a { composes: b; }\n:global(.c) { color: red; }"],
    ["declarations", "css", "color: red;\nmargin: 0;"],
    [
      "HTML",
      "html",
      "<!doctype html>\n<ul><li>a<li><br>b</ul>\n<svg><path d='' /></svg></body></html>",
    ],
    ["a template", "html", "<title><%= a.b %></title>\n<p>{{ c }}</p>"],
    ["Markdown", "md", "<a {b"],
    ["what isn't known", configuration, "export default { ...rest, mode, entry: find() };"],
    [
      "an older configuration",
      'diff title="webpack.config.js"',
      " export default {\n-  debug: true,\n+  cache: true,\n };",
    ],
    [
      "another program",
      "bash",
      "git clone https://example.com/a.git\nnode --version | head # npx x",
    ],
    [
      "packages",
      "bash",
      "npm i -D webpack@5 @babel/core@7 ../webpack\nyarn add pretty-ms\nnpx --yes create-webpack-app init\nnpm init",
    ],
    [
      "commands",
      "bash",
      "$ webpack s --port 80 --no-client\nnpx webpack ./a.js -o b --no-cache --env c=d\nnpx webpack help --any",
    ],
    ["output", "text", "{"],
    ["plain text", "", "{"],
    ["another language", "ruby", "{"],
    ["part of a sample", "js sample=a file=b.js", "{"],
    ["what is no code on purpose", 'js no-check="shows a mistake"', "{"],
  ])("isn't reported: %s", async (_kind, first, text) => {
    expect(await problems(first, text)).toEqual([]);
  });

  it.each(["no-check", 'no-check=""', 'no-check=" "'])(
    "says why it isn't checked: %s",
    async (words) => {
      expect(await problems(`js ${words}`, "{")).toEqual([
        '1: no-check needs a reason: no-check="shows a mistake".',
      ]);
    },
  );

  it("of another site isn't checked", async () => {
    expect(await problems("js", "{", false)).toEqual([]);
  });
});
