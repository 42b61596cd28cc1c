import { describe, expect, it } from "@jest/globals";
import { articleFacts } from "../../../loaders/page/article-facts.ts";

const sectionsOf = (html: string) => articleFacts(html).sections;

describe("the sections of an article", () => {
  it("start at its headings, whatever their level", () => {
    const html = `<p>Start</p><h2 id="a"><a href="#a">A</a></h2><p>one</p><h4 id="b">B</h4><p>two</p>`;
    expect(sectionsOf(html)).toEqual([
      { id: "", level: 1, title: "", text: "Start", code: "" },
      { id: "a", level: 2, title: "A", text: "one", code: "" },
      { id: "b", level: 4, title: "B", text: "two", code: "" },
    ]);
  });

  it("have inline code in backticks, so that names can be told from words", () => {
    const [section] = sectionsOf("<p>Set <code>a.b</code> and <code>c</code>.</p>");
    expect(section?.text).toBe("Set `a.b` and `c`.");
  });

  it("have a line for each item and row", () => {
    const [section] = sectionsOf(
      "<ul><li>one</li><li>two</li></ul><table><tr><td>a</td><td>b</td></tr></table>",
    );
    expect(section?.text).toBe("one\ntwo\na · b");
  });

  it("keep the cells of a row apart, those that are empty left out", () => {
    const row = "<tr><th></th><td><code>a</code></td><td> </td><td>b</td><td></td></tr>";
    expect(sectionsOf(`<table>${row}</table>`)[0]?.text).toBe("`a` · b");
  });

  it("quote output and messages, but have of programs only the words that are new", () => {
    const html =
      `<p>The path.</p><pre><code data-language="text">ERROR in ./a</code></pre>` +
      `<pre><code data-language="js"><span>path</span>: <span>publicPath</span></code></pre>`;
    expect(sectionsOf(html)[0]).toMatchObject({
      text: "The path.\nERROR in ./a",
      code: "publicPath",
    });
  });

  it("leave out what nobody reads there: buttons, pictures, badges of headings", () => {
    const html =
      `<h2 id="a">A<span class="badge">5.1+</span></h2><button>Copy</button>` +
      `<svg><title>x</title></svg><span aria-hidden="true">#<br/></span><p>text<img alt="y"/></p>`;
    expect(sectionsOf(html)).toEqual([{ id: "a", level: 2, title: "A", text: "text", code: "" }]);
  });

  it("decode what HTML has to escape", () => {
    expect(sectionsOf("<p>a &lt;b&gt; &amp; c&#x27;s</p>")[0]?.text).toBe("a <b> & c's");
  });

  it("are none where nothing is said", () => expect(sectionsOf("<p> </p>")).toEqual([]));
});
