import { describe, expect, it } from "@jest/globals";
import { inParts } from "../../../loaders/page/article-parts.ts";

const long = `<p>${"word ".repeat(6000)}</p>`;

describe("the parts of an article", () => {
  it("begin with the headings of levels 2 and 3", () => {
    const parts = ["<h2>A</h2><p>a<br>b</p><h4>C</h4><p>c</p>", "<h3>D</h3><img src=d><p>d</p>"];
    const [a, d] = parts.map((part) => `<div class="part">${part}</div>`);
    const built = (html: string) => inParts(html).replaceAll(/ style="--height:\d+"/g, "");
    expect(built(long + parts.join(""))).toBe(`${long}${a}${d}`);
    expect(built(parts.join("") + long)).toBe(`${a}<div class="part">${parts[1]}${long}</div>`);
  });

  it("don't begin in a block, such as a quotation", () => {
    const html = `${long}<blockquote><h2>A</h2></blockquote>`;
    expect(inParts(html)).toBe(html);
  });

  it("are as high as what they show: blocks, texts, and lines of code, and not what is folded or hidden", () => {
    const heightOf = (html: string) =>
      Number(/--height:(\d+)/.exec(inParts(`<h2>A</h2>${html}${long}`))?.[1]);
    const empty = heightOf("");
    const paragraph = heightOf(`<p>${"word ".repeat(20)}</p>`) - empty;
    expect(paragraph).toBeGreaterThan(5);
    expect(heightOf("<p>a</p>") - empty).toBeLessThan(paragraph);
    const code = "<pre><code>a\n\n\n\nb</code></pre>";
    expect(heightOf(code) - empty).toBeGreaterThan(8);
    expect(heightOf(`<details><summary>a</summary>${code}</details>`) - empty).toBeLessThan(2);
    expect(heightOf(`<details><summary>a</summary></details>${code}`) - empty).toBeGreaterThan(8);
    expect(heightOf(`<div hidden=""><p>a</p>${code}</div>`)).toBe(empty);
  });

  it("are left out of short articles", () => {
    const html = "<h2>A</h2><p>a</p>";
    expect(inParts(html)).toBe(html);
  });
});
