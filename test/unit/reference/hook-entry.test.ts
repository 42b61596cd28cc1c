import { describe, expect, it } from "@jest/globals";
import { reference } from "../../../loaders/reference/reference.ts";
import { compile, htmlOf } from "../article.ts";

const remarkPlugins = [reference];
const html = (...lines: string[]) => htmlOf(lines, { remarkPlugins });

describe("<Hook>", () => {
  it("becomes a heading with the facts of the installed webpack", async () => {
    expect(await html('<Hook of="Compiler" name="shouldEmit" />', "", "Decides."))
      .toBe(`<h2 id="shouldemit"><code>shouldEmit</code></h2>
<dl class="facts">
<dt>Kind</dt>
<dd><code>SyncBailHook</code></dd>
<dt>Arguments</dt>
<dd><code>compilation: Compilation</code></dd>
<dt>Returns</dt>
<dd><code>boolean | void</code></dd>
<div data-mentions="/api/compiler-hooks/#shouldemit"></div>
</dl>
<p>Decides.</p>`);
  });

  it("that webpack doesn't have is a problem of its line", async () => {
    const problemsOf = async (line: string) =>
      (await compile(["Text", "", line], { path: "/a.mdx", remarkPlugins })).facts.problems;
    expect(await problemsOf('<Hook of="Compiler" name="emitt" />')).toEqual([
      {
        line: 3,
        message: expect.stringMatching(
          /^webpack \S+ has no hook "emitt" of Compiler\. Did you mean "emit"\?/,
        ),
      },
    ]);
    expect(await problemsOf('<Hooks of="Compilr" />')).toEqual([
      { line: 3, message: expect.stringContaining('Did you mean "Compiler"?') },
    ]);
  });
});

it("<Hooks> has all hooks that aren't on the page", async () => {
  const text = await html(
    '<Hook of="MultiCompiler" name="done" />',
    '<Hooks of="MultiCompiler" />',
  );
  expect([...text.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    "multicompilerdone",
    "multicompilerinvalid",
    "multicompilerrun",
    "multicompilerwatchclose",
    "multicompilershutdown",
    "multicompilerwatchrun",
    "multicompilerinfrastructurelog",
  ]);
});

it("<HookKinds> explains the kinds that an owner's hooks have", async () => {
  const text = await html('<HookKinds of="Compiler" />');
  expect([...text.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, kind]) => kind)).toEqual([
    "SyncHook",
    "SyncBailHook",
    "AsyncParallelHook",
    "AsyncSeriesHook",
  ]);
});
