import { createRequire } from "node:module";
import { describe, expect, it } from "@jest/globals";
import { checkFacts } from "../../../loaders/reference/check-facts.ts";
import { checkConfiguration } from "../../../src/site/configuration-check/check-configuration.ts";
import { resultText, unknownText } from "../../../src/site/configuration-check/result-text.ts";
import { shownLine } from "../../../src/site/configuration-check/shown-line.ts";

const require = createRequire(import.meta.url);
const accepts: (value: unknown) => boolean = require("webpack/schemas/WebpackOptions.check.js");
const facts = checkFacts();

const check = (text: string, version = facts.version) =>
  checkConfiguration(text, facts, accepts, version);

describe("a check of a configuration", () => {
  it("leads to the entry of the option, or of the one that was meant", () => {
    const { problems } = check(`import webpack from "webpack";
export default {
  mode: "x",
  output: { filname: "a" },
  plugins: [new webpack.BannerPlugin({ banner: "x", row: true })],
}`);
    expect(problems.map(({ option }) => option)).toEqual([
      { path: "mode", url: "/configuration/mode/#mode" },
      { path: "output.filename", url: "/configuration/output/#outputfilename" },
      { path: "BannerPlugin.raw", url: "/plugins/banner-plugin/#raw" },
    ]);
  });

  it("lists deprecated options with what to use instead, and since when", () => {
    const [problem] = check("export default { optimization: { noEmitOnErrors: true } }").problems;
    expect(problem).toMatchObject({
      kind: "deprecated",
      message: "optimization.noEmitOnErrors is deprecated since webpack 5.106.0.",
      details: expect.stringContaining("use 'emitOnErrors' instead"),
    });
  });

  it("lists options that the reader's webpack doesn't have yet", () => {
    const text = "export default { output: { clean: true }, mode: 'none' }";
    expect(check(text).problems).toEqual([]);
    expect(check(text, "5.11.1").problems).toMatchObject([
      {
        kind: "newer",
        message: "webpack 5.11.1 doesn’t have output.clean, which was added in 5.20.0.",
        option: { path: "output.clean", since: "5.20.0" },
      },
    ]);
  });

  it("lists what can't be known, once, and without what only follows from it", () => {
    const text = `import name from "./name.js";
export default (env) => ({
  ...others,
  name,
  mode: env.production ? "production" : "development",
  output: { path: outputPath() },
});`;
    const { unknown, problems } = check(text);
    expect(unknown.map(({ start, end }) => text.slice(start, end))).toEqual([
      "others",
      "name",
      "outputPath()",
    ]);
    expect(problems).toEqual([]);
    expect(unknownText(3)).toBe("3 values can’t be known without running the file");
  });

  it("still knows a variable of which a function changes a part", () => {
    const text = `const config = { entri: "./a.js", entry: {}, plugins: 5 };
for (const page of pages) config.plugins.push(page);
pages.forEach((page) => {
  config.entry[page] = page;
});
module.exports = config;`;
    expect(check(text).problems.map(({ message }) => message)).toEqual([
      "configuration has an unknown property 'entri'.",
    ]);
  });

  it("says so if nothing can be known", () => {
    const result = check("export default other();");
    expect(resultText(result)).toBe(
      "Nothing was checked: what this file exports can’t be known without running it.",
    );
  });

  it("says where a text can't be parsed", () => {
    const text = "export default {\n  mode: 'none'\n  entry: './a.js',\n}";
    const { problems, language } = check(text);
    expect(language).toBeUndefined();
    expect(problems).toMatchObject([{ kind: "syntax", message: "Unexpected token." }]);
    expect(shownLine(text, problems[0] ?? { start: 0, end: 0 })).toEqual({
      line: 3,
      column: 3,
      before: "",
      marked: "e",
      after: "ntry: './a.js',",
    });
  });

  it.each([
    ["const mode = 'none';", "This file exports no configuration."],
    ["export default 'production';", "This isn’t a configuration."],
    ["module.exports = class {};", "This isn’t a configuration."],
  ])("says that %s exports no configuration", (text, message) =>
    expect(check(text).problems).toMatchObject([
      { kind: "missing", message: expect.stringContaining(message) },
    ]),
  );

  it("takes an object without an export, as pages show it", () => {
    const { problems, language, options } = check('{ mode: "none", entry: "./a.js" }');
    expect({ problems, language, options }).toEqual({ problems: [], language: "JSON", options: 2 });
  });

  it.each(["", ";", "(", "export default", "module.exports = module", "export default x = x"])(
    "survives %p",
    (text) => expect(check(text).problems.length).toBeLessThanOrEqual(1),
  );

  it("survives functions that call themselves and each other", () => {
    const text =
      "const a = () => b(); const b = () => ({ ...a(), mode: 'none' }); export default a;";
    expect(check(text).problems).toEqual([]);
  });

  it("takes no longer for long chains of calls and conditions", () => {
    const calls = `config${".rule('x').use('y')".repeat(200)}`;
    const conditions = Array.from({ length: 200 }, (_, index) => `a${index}`).join(" && ");
    const text = `export default { name: ${calls}, devtool: ${conditions} && 'eval' }`;
    const start = performance.now();
    expect(check(text).problems).toEqual([]);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it("sums up", () => {
    expect(resultText(check("export default { mode: 'none' }"))).toBe(
      `No problems found. 1 option checked against webpack ${facts.version}, read as JavaScript.`,
    );
    expect(resultText(check("export default { mod: 'none' }"))).toBe("1 problem found.");
  });
});
