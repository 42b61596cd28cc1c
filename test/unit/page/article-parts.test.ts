import { describe, expect, it } from "@jest/globals";
import { inParts } from "../../../loaders/page/article-parts.ts";

const long = `<p>${"word ".repeat(6000)}</p>`;

describe("the parts of an article", () => {
  it("begin with the headings of levels 2 and 3", () => {
    const parts = ["<h2>A</h2><p>a<br>b</p><h4>C</h4><p>c</p>", "<h3>D</h3><img src=d><p>d</p>"];
    const [a, d] = parts.map((part) => `<div class="part">${part}</div>`);
    expect(inParts(long + parts.join(""))).toBe(`${long}${a}${d}`);
    expect(inParts(parts.join("") + long)).toBe(`${a}<div class="part">${parts[1]}${long}</div>`);
  });

  it("don't begin in a block, such as a quotation", () => {
    const html = `${long}<blockquote><h2>A</h2></blockquote>`;
    expect(inParts(html)).toBe(html);
  });

  it("are left out of short articles", () => {
    const html = "<h2>A</h2><p>a</p>";
    expect(inParts(html)).toBe(html);
  });
});
