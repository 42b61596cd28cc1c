import { describe, expect, it } from "@jest/globals";
import { flagOptions } from "../../../loaders/reference/flag-list.ts";
import { reference } from "../../../loaders/reference/reference.ts";
import { compile, htmlOf } from "../article.ts";

const remarkPlugins = [reference];
const html = (...lines: string[]) => htmlOf(lines, { remarkPlugins });

describe("<ModeDefaults>", () => {
  it("has the options whose default depends on the mode", async () => {
    const text = (await html("<ModeDefaults />")).replaceAll("\n", "");
    const row = (...cells: string[]) =>
      `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    expect(text).toContain(
      row(
        '<a href="/configuration/optimization/#optimizationminimize"><code>optimization.minimize</code></a>',
        "<code>false</code>",
        "<code>true</code>",
        "<code>false</code>",
      ),
    );
    expect(text).not.toContain("#outputfilename");
  });
});

describe("<CliFlags>", () => {
  it("lists the flags of an option and of those in it", async () => {
    const text = await html('<CliFlags of="watchOptions" />');
    expect(text.match(/<code>--[^<]+/g)).toEqual(
      expect.arrayContaining(["<code>--watch-options-poll", "<code>--watch-options-stdin"]),
    );
    expect(text).toContain('<a href="/configuration/watch/#watchoptionspoll">');
    expect(text).not.toContain("--output");
  });

  it("lists all flags, and folds long lists", async () => {
    const text = await html("<CliFlags />");
    expect(text).toMatch(/<summary>output: \d+ flags<\/summary>/);
    expect(text).toContain("<code>--mode</code>");
    expect(text).not.toContain("<summary>mode");
  });
});

it("knows the option of each flag", () => {
  const options = flagOptions();
  expect([...options].filter(([, option]) => option === undefined)).toEqual([]);
  expect(options.get("--output-filename")).toBe("output.filename");
  expect(options.get("--stats-children-hash")).toBe("stats.hash");
  expect(options.get("--module-rules-test-not-glob")).toBe("module.rules[].test.not");
});

describe("<Default> and <Since>", () => {
  it("are what webpack sets, and the release that first had it, in a sentence", async () => {
    expect(
      await html('It is <Default of="optimization.minimize" />, since <Since of="output.html" />.'),
    ).toMatch(
      /^<p>It is <code>false<\/code> \(development, no mode\); <code>true<\/code> \(production\), since 5\.\d+\.\d\.<\/p>$/,
    );
  });

  it("report an option that webpack-dev-server had before the releases that are known", async () => {
    const lines = ['Since <Since of="devServer.port" />.'];
    const { facts } = await compile(lines, { path: "/a.mdx", remarkPlugins });
    expect(facts.problems[0]?.message).toBe(
      '"of" of <Since> is "devServer.port", which webpack-dev-server has accepted since before its present major version.',
    );
  });

  it("report an option that webpack doesn't have", async () => {
    const lines = ["Text", '<Default of="output.filname" />.'];
    const { facts } = await compile(lines, { path: "/a.mdx", remarkPlugins });
    expect(facts.problems).toEqual([
      {
        line: 2,
        message: expect.stringMatching(
          /^"of" of <Default> is "output\.filname", which webpack \S+ doesn't accept\./,
        ),
      },
    ]);
  });
});
