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

  it("are one for each member of a list, called by what it's in, whose text isn't the list's", () => {
    const member = (name: string) =>
      `<dt id="a-${name}"><code>${name}</code> <code>number</code><span class="badge">x</span></dt>` +
      `<dd><p>Says ${name}.</p></dd>`;
    const html = `<h2 id="a">A</h2><p>before</p><dl data-of="StatsAsset">${member("b")}${member("c")}</dl><p>after</p>`;
    expect(sectionsOf(html)).toEqual([
      { id: "a", level: 2, title: "A", text: "before\nafter", code: "" },
      { id: "a-b", level: 3, title: "`StatsAsset.b`", text: "Says b.", code: "number" },
      { id: "a-c", level: 3, title: "`StatsAsset.c`", text: "Says c.", code: "" },
    ]);
  });

  it("leave out lists of flags, which options have", () =>
    expect(sectionsOf(`<p>text</p><ul class="flags"><li>--mode</li></ul>`)[0]?.text).toBe("text"));

  it("have of a sample's variants only the first, and nothing of its bar", () => {
    const variants = `<div class="variant">one</div><div class="variant" hidden="">two</div>`;
    const bar = `<div class="sample-bar"><a href="/a.zip">Download</a></div>`;
    expect(sectionsOf(variants + bar)[0]?.text).toBe("one");
  });

  it("are none where nothing is said", () => expect(sectionsOf("<p> </p>")).toEqual([]));
});
