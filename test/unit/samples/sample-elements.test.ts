import { describe, expect, it } from "@jest/globals";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SampleBar } from "../../../src/content-components/sample-bar.tsx";
import { SampleContext } from "../../../src/content-components/sample-context.ts";
import { Emitted, Log, Output, Problems } from "../../../src/content-components/sample-results.tsx";
import { Compare, Variants } from "../../../src/content-components/sample-variants.tsx";
import type {
  EmittedFile,
  SampleResult,
  SampleResults,
  TextResult,
} from "../../../src/site/code/sample-results.ts";

const rendered = (results: SampleResults, ...children: readonly ReactNode[]) =>
  renderToStaticMarkup(createElement(SampleContext, { value: results }, ...children));

/** What the only result of a state shows. */
const shown = (result: SampleResult, element: typeof Emitted) =>
  rendered({ "shop 1": [result] }, createElement(element, { result: "shop 1 0" }));

const text = (own: Partial<TextResult>): TextResult => ({
  kind: "text",
  text: "x",
  language: "ansi",
  ...own,
});

const file = (own: Partial<EmittedFile>): EmittedFile => ({
  path: "main.js",
  size: 1064,
  compressed: 300,
  sources: ["src/index.js"],
  isOnDemand: false,
  ...own,
});

describe("emitted files", () => {
  const table = (...files: readonly EmittedFile[]) => shown({ kind: "emitted", files }, Emitted);

  it("have the sizes that webpack would print, and their sources, packages by their names", () => {
    const sources = ["node_modules/lodash-es/a.js", "node_modules/lodash-es/b.js", "src/a.js"];
    const html = table(file({ sources }));
    expect(html).toContain("<td>1.04 KiB</td><td>300 bytes</td>");
    expect(html).toContain("Built from lodash-es and src/a.js");
    expect(html).not.toContain("<tfoot>");
  });

  it("are added up, those on demand say so, and long lists of sources end in a number", () => {
    const chunk = file({ path: "a.js", isOnDemand: true, sources: [..."123456"] });
    const html = table(file({}), chunk);
    expect(html).toContain("Loaded on demand. Built from 1, 2, 3, 4, and 2 more");
    expect(html).toContain("<td>2 files</td><td>2.08 KiB</td><td>600 bytes</td>");
  });

  it("are marked where they differ from another state's", () => {
    const growth = table(file({ difference: { isAlone: false, growth: -812 } }));
    expect(growth).toContain('<tr class="highlighted">');
    expect(growth).toContain("<small>−812 bytes</small>");
    expect(table(file({ difference: { isAlone: true } }))).toContain("Only here. Built from");
  });
});

describe("an emitted file", () => {
  it("has its path, and says if it's only a part, or formatted", () => {
    const whole = text({ language: "js", path: "dist/main.js" });
    const output = (own: TextResult) =>
      rendered({ a: [own] }, createElement(Output, { file: "main.js", result: "a 0" }));
    expect(output(whole)).toContain("<figcaption>dist/main.js</figcaption>");
    expect(output({ ...whole, isExcerpt: true, isFormatted: true })).toContain(
      "<figcaption>dist/main.js<small> excerpt, formatted</small></figcaption>",
    );
  });
});

describe("a terminal", () => {
  it("shows what was called, to be copied, and what that printed", () => {
    const html = shown(text({ command: "node dist/main.js", text: "41" }), Log);
    expect(html).toMatch(
      /class="code command".*node dist\/main\.js.*data-copy.*class="code output/s,
    );
  });

  it("is a browser's console for what a page prints", () =>
    expect(shown(text({ isConsole: true }), Log)).toContain(
      'class="code output terminal console"',
    ));

  it("wraps messages, and says if there are none", () => {
    const html = shown(text({ text: "" }), Problems);
    expect(html).toContain('class="code output terminal wraps"');
    expect(html).toContain("No errors or warnings.");
  });
});

const built = {
  toggles: [
    { name: "mode", values: ['"a"', '"b"'] },
    { name: "optimization.minimize", values: ["true", "false"] },
  ],
  variants: [
    { choice: [0, 0], state: "shop 1" },
    { choice: [1, 1], state: "shop 2" },
  ],
};

const results = { "shop 1": [text({ text: "one" })], "shop 2": [text({ text: "two" })] };

const around = (element: typeof Variants) =>
  rendered(
    results,
    createElement(
      element,
      { of: "shop", change: "", result: JSON.stringify(built) },
      createElement(Log, { result: "0" }),
    ),
  );

describe("variants", () => {
  const html = around(Variants);

  it("are chosen from groups that are called by their options, in the sample's own state at first", () => {
    expect(html.match(/<legend><code>[\w.]+<\/code>/g)).toEqual([
      "<legend><code>mode</code>",
      "<legend><code>optimization.minimize</code>",
    ]);
    expect(html).toContain("changed from <code>&quot;a&quot;</code>");
    const checked = html
      .match(/<input[^>]* checked=""[^>]*>/g)
      ?.map((input) => /class="([^"]*)/.exec(input)?.[1]);
    expect(checked).toEqual(["first-1", "second-1"]);
  });

  it("are all there, but only the first one without styles", () => {
    expect(html).toMatch(/<div class="variant first-1 second-1"><figure.*one/s);
    expect(html).toMatch(/<div class="variant first-2 second-2" hidden=""><figure.*two/s);
  });
});

describe("two states side by side", () => {
  it("have their values as headings", () => {
    const html = around(Compare);
    const label = "mode: &quot;a&quot;, optimization.minimize: true";
    expect(html).toContain(`role="group" aria-label="${label}"`);
    expect(html).toContain(`<p class="value"><code>${label}</code></p>`);
  });
});

describe("the bar of a sample", () => {
  const bar = (opens: boolean, children?: ReactNode) =>
    renderToStaticMarkup(
      createElement(SampleBar, { name: "shop", url: "/samples/guides/shop", opens }, children),
    );

  it("downloads it, and opens it unless it has files that StackBlitz doesn't take", () => {
    expect(bar(true)).toContain('href="/samples/guides/shop.zip" download="shop.zip"');
    expect(bar(true)).toContain('data-open-sample="/samples/guides/shop.json"');
    expect(bar(false)).not.toContain("<button");
  });

  it("has its other files only if there are some", () => {
    expect(bar(true)).not.toContain("<details>");
    expect(bar(true, "x")).toContain("<summary>Files</summary>x");
  });
});
