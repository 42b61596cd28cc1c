import { describe, expect, it } from "@jest/globals";
import { reference } from "../../../loaders/reference/reference.ts";
import { compile, htmlOf } from "../article.ts";

const remarkPlugins = [reference];
const html = (...lines: string[]) => htmlOf(lines, { remarkPlugins });

describe("<Option>", () => {
  it("becomes a heading with the facts of the installed webpack", async () => {
    expect(await html('<Option path="output.filename" />', "", "The name of files."))
      .toBe(`<h2 id="outputfilename"><code>output.filename</code></h2>
<dl class="facts">
<dt>Type</dt>
<dd><code>string | function</code></dd>
<dt>Default</dt>
<dd><code>&quot;[name].js&quot;</code></dd>
<dt>Command line</dt>
<dd><code>--output-filename</code></dd>
<div data-mentions="/configuration/output/#outputfilename"></div>
</dl>
<p>The name of files.</p>`);
  });

  it("has the schema's description if the page says nothing", async () => {
    const text = await html('<Option path="watchOptions.poll" />', "", "## Next");
    expect(text).toContain("<p>Enable polling mode for watching.</p>\n<h2>Next</h2>");
  });

  it("may have another title and default, and has the id that the web links to", async () => {
    const text = await html(
      '<Option path="module.rules[].test" title="Rule.test" default="`/x/`, often" />',
    );
    expect(text).toContain('<h2 id="ruletest"><code>Rule.test</code></h2>');
    expect(text).toContain("<dd><code>/x/</code>, often</dd>");
  });

  it("is a level below its chapter, and below the option that has it", async () => {
    const text = await html(
      "## Watching",
      '<Option path="watchOptions" />',
      "### Example",
      '<Option path="watchOptions.poll" />',
      '<Option path="watch" />',
      "## Details",
      '<Option path="watchOptions.stdin" />',
    );
    expect(text.match(/<h\d/g)).toEqual(["<h2", "<h3", "<h3", "<h4", "<h3", "<h2", "<h3"]);
  });

  it("that webpack doesn't accept is a problem of its line", async () => {
    const { facts } = await compile(["Text", "", '<Option path="output.filname" />'], {
      path: "/a.mdx",
      remarkPlugins,
    });
    expect(facts.problems).toEqual([
      {
        line: 3,
        message: expect.stringMatching(
          /^"path" of <Option> is "output.filname", which webpack 5\.\d+\.\d+ doesn't accept. Did you mean "output.filename"\?/,
        ),
      },
    ]);
  });
});

it("reports an attribute that it doesn't take", async () => {
  const lines = ['<Option path="output.iife" defualt="`true`" />'];
  const { facts } = await compile(lines, { path: "/a.mdx", remarkPlugins });
  expect(facts.problems).toContainEqual({
    line: 1,
    message:
      '<Option> has no attribute "defualt". Did you mean "default"? It takes path, title, type, default.',
  });
});

it("reports a default that isn't webpack's", async () => {
  const problemsOf = async (value: string) => {
    const lines = [`<Option path="output.iife" default="${value}" />`];
    const { facts } = await compile(lines, { path: "/a.mdx", remarkPlugins });
    return facts.problems.filter(({ message }) => !message.includes("leaves out"));
  };
  expect(await problemsOf("`true`; `false` with `output.module`")).toEqual([]);
  expect(await problemsOf("`false`")).toEqual([
    {
      line: 1,
      message: expect.stringMatching(
        /^the default of output.iife is "false" here, but webpack \S+ sets true\.$/,
      ),
    },
  ]);
});

describe("<Options>", () => {
  it("has all options that aren't on the page", async () => {
    const lines = ['<Options of="watchOptions" />', "", '<Option path="watchOptions.poll" />'];
    const text = await html(...lines);
    expect([...text.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      "watchoptionsaggregatetimeout",
      "watchoptionsfollowsymlinks",
      "watchoptionsignored",
      "watchoptionsstdin",
      "watchoptionspoll",
    ]);
    const { facts } = await compile(lines, { path: "/a.mdx", remarkPlugins });
    expect(facts.entries).toContainEqual({
      name: "option watchOptions.stdin",
      url: "/configuration/watch/#watchoptionsstdin",
      line: 1,
      tooltip: expect.objectContaining({ title: "watchOptions.stdin" }),
    });
  });

  it("folds options of an option, and has each once", async () => {
    const text = await html(
      '<Options of="output.trustedTypes" />',
      "",
      '<Options of="output.trustedTypes" />',
    );
    expect(text.match(/<summary>.*<\/summary>|id="[^"]+"/g)).toEqual([
      "<summary>All options of output.trustedTypes</summary>",
      'id="outputtrustedtypesonpolicycreationfailure"',
      'id="outputtrustedtypespolicyname"',
    ]);
  });
});
