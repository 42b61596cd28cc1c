import { describe, expect, it } from "@jest/globals";
import { articleStyles } from "../../loaders/article-styles.ts";

const classOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1];

describe("a style attribute of an article", () => {
  it("becomes a class, which is stronger than the site's own rules", () => {
    const { html, css } = articleStyles('<p>a</p><p style="color:red">b</p>');
    expect(html).toBe(`<p>a</p><p class="${classOf(html)}">b</p>`);
    expect(css).toBe(`#root .${classOf(html)}{color:red}`);
  });

  it("leaves the classes and all else of an element as they are", () => {
    const tag =
      '<img src="a.png" class="small" style="width:50%" data-props="{&quot;style=&quot;:1}"/>';
    const { html } = articleStyles(tag);
    expect(html).toMatch(
      /^<img src="a\.png" class="small style-[\da-f]{8}" data-props="\{&quot;style=&quot;:1\}"\/>$/,
    );
  });

  it("makes one rule of what is written twice, and the same class in every build", () => {
    const { html, css } = articleStyles('<b style="color: RED;">a</b><i style="color:red">b</i>');
    expect(css.match(/\{/g)).toHaveLength(1);
    expect(articleStyles(html)).toEqual({ html, css: "", problems: [] });
    expect(classOf(html)).toBe(classOf(articleStyles('<p style="color:red">').html));
  });

  it.each([
    "color:red}body{display:none",
    "color:red;}</style><script>alert(1)</script>",
    "width:calc(",
    "@import 'https://a.example/x.css'",
    "/*",
    "}",
    "",
  ])("cannot end its rule, nor the style sheet: %s", (style) => {
    const attribute = style
      .replaceAll("&", "&amp;")
      .replaceAll('"', "&quot;")
      .replaceAll("<", "&lt;");
    const { html, css } = articleStyles(`<p style="${attribute}">b</p>`);
    expect(html).not.toContain("style=");
    expect(css).toMatch(/^(?:#root \.style-[\da-f]{8}\{[^{}@<]*\})?$/);
  });

  it.each(["color:rjavascript:ed", "width:1px;color:a b:c", "x:y z:w"])(
    "is left out where css-loader would fail, and named: %s",
    (style) => {
      const { html, css, problems } = articleStyles(`<p style="${style}">b</p><i style="top:0">`);
      expect(html).toMatch(/^<p>b<\/p><i class/);
      expect(css).not.toContain(style);
      expect(problems).toEqual([{ style, reason: "expected declarations like color: red" }]);
    },
  );

  it.each(["background:url(a.png)", "--x:url('a.png')", "mask:URL(a.png)"])(
    "is left out where its picture is missing: %s",
    (style) => {
      const html = `<p style="${style}">b</p>`;
      expect(articleStyles(html, (url) => url === "a.png").css).toContain("a.png");
      const { css, problems } = articleStyles(html, () => false);
      const reason = `no picture is at "a.png", seen from the page's own file`;
      expect({ css, problems }).toEqual({ css: "", problems: [{ style, reason }] });
    },
  );

  it.each(["url(https://a.example/b.png)", "url(//a.example/b.png)", "url(#a)", "url(data:,)"])(
    "may name what is no file: %s",
    (url) => {
      const { problems } = articleStyles(`<p style="mask:${url}">b</p>`, () => false);
      expect(problems).toEqual([]);
    },
  );

  it("is nothing that stands in the text or in a program", () => {
    const html = '<pre><code>&lt;p style="color:red"&gt;</code></pre><p> style="a"</p>';
    expect(articleStyles(html)).toEqual({ html, css: "", problems: [] });
  });
});
