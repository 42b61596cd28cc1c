import { describe, expect, it } from "@jest/globals";
import { articleFacts } from "../../../loaders/page/article-facts.ts";

const sectionsOf = (html: string) => articleFacts(html).sections;

describe("the sections of an article", () => {
  it("keep the cells of a row apart, those that are empty left out", () => {
    const row = "<tr><th></th><td><code>a</code></td><td> </td><td>b</td><td></td></tr>";
    expect(sectionsOf(`<table>${row}</table>`)[0]?.text).toBe("`a` · b");
  });

  it("leave out what nobody reads there: buttons, pictures, badges of headings", () => {
    const html =
      `<h2 id="a">A<span class="badge">5.1+</span></h2><button>Copy</button>` +
      `<svg><title>x</title></svg><span aria-hidden="true">#<br/></span><p>text<img alt="y"/></p>`;
    expect(sectionsOf(html)).toEqual([{ id: "a", level: 2, title: "A", text: "text", code: "" }]);
  });

  it("leave out tools, which say nothing themselves", () =>
    expect(sectionsOf(`<p>text</p><div data-island="x"><h3>A</h3><p>B</p></div>`)).toEqual([
      { id: "", level: 1, title: "", text: "text", code: "" },
    ]));

  it("are none where nothing is said", () => expect(sectionsOf("<p> </p>")).toEqual([]));
});
