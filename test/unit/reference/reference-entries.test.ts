import { describe, expect, it } from "@jest/globals";
import { reference } from "../../../loaders/reference/reference.ts";
import { compile, htmlOf } from "../article.ts";

const remarkPlugins = [reference];
const html = (...lines: string[]) => htmlOf(lines, { remarkPlugins });

describe("<Plugin>", () => {
  it("has the facts of a plugin, without a heading on its own page", async () => {
    expect(await html('<Plugin name="SplitChunksPlugin" />', "", "It splits.")).toBe(
      `<dl class="facts">
<dt>Use</dt>
<dd><code>new webpack.optimize.SplitChunksPlugin()</code></dd>
<div data-mentions="/plugins/split-chunks-plugin/"></div>
</dl>
<p>It splits.</p>`,
    );
  });

  it("says how to write a plugin that has moved", async () => {
    const text = await html('<Plugin name="DllPlugin" />');
    expect(text).toContain('<h2 id="dllplugin"><code>DllPlugin</code></h2>');
    expect(text).toContain("<dd><code>new webpack.dll.DllPlugin()</code></dd>");
    expect(text).toContain("<dd><code>webpack.DllPlugin</code></dd>");
  });

  it("that webpack doesn't export is a problem", async () => {
    const { facts } = await compile(['<Plugin name="BanerPlugin" />'], {
      path: "/a.mdx",
      remarkPlugins,
    });
    expect(facts.problems[0]?.message).toMatch(
      /^webpack \S+ has no plugin "BanerPlugin"\. Did you mean "BannerPlugin"\?/,
    );
  });
});

describe("<Member> and <Members>", () => {
  it("are a heading, and a list of all others, with what the page says of them", async () => {
    const text = await html(
      '<Member of="StatsModuleIssuer" name="id" />',
      "",
      "Its ID.",
      "",
      '<Members of="StatsModuleIssuer">',
      "",
      "- `name`: What it's called.",
      "",
      "</Members>",
    );
    expect(text).toMatch(/^<h2 id="statsmoduleissuer-id"><code>id<\/code><\/h2>/);
    expect(text.match(/<dt id="[^"]+"><code>\w+/g)).toEqual([
      '<dt id="statsmoduleissuer-identifier"><code>identifier',
      '<dt id="statsmoduleissuer-name"><code>name',
      '<dt id="statsmoduleissuer-profile"><code>profile',
    ]);
    expect(text).toContain("<p>What it&#x27;s called.</p>");
    expect(text).toContain('<dl class="members" data-of="StatsModuleIssuer">');
  });

  it("report a name that the owner doesn't have, in its line", async () => {
    const lines = ['<Members of="Stats">', "", "- `hashes`: …", "", "</Members>"];
    const { facts } = await compile(lines, { path: "/a.mdx", remarkPlugins });
    expect(facts.problems).toContainEqual({
      line: 3,
      message: expect.stringMatching(
        /^webpack \S+ has no member "hashes" of Stats\. Did you mean "hash"\?/,
      ),
    });
  });
});

it("reports what belongs on the page and isn't there", async () => {
  const lines = ['<Option path="watch" />', "", '<Option path="watchOptions" />'];
  const { facts } = await compile(lines, { path: "/a.mdx", remarkPlugins });
  expect(facts.problems).toEqual([
    {
      line: 1,
      message: expect.stringMatching(
        /leaves out: option watchOptions\.aggregateTimeout, .*Add an entry for each, such as <Option path="…" \/>/,
      ),
    },
  ]);
});

it("records which entries have a text of ours, and a sample", async () => {
  const lines = ['<Option path="watch" />', "", "Watches.", "", "```js", "watch", "```"];
  const { facts } = await compile([...lines, "", '<Options of="watchOptions" />'], {
    path: "/a.mdx",
    remarkPlugins,
  });
  expect(facts.entries?.slice(0, 2)).toEqual([
    expect.objectContaining({ name: "option watch", own: "sample" }),
    expect.not.objectContaining({ own: expect.anything() }),
  ]);
});
