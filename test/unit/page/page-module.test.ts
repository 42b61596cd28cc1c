import { describe, expect, it } from "@jest/globals";
import { pageModule } from "../../../loaders/page/page-module.ts";

const page = { html: "<p>Text</p>", anchors: [], frontmatter: { title: "A" }, islands: [] };

describe("a page module", () => {
  it("exports the page", () => {
    expect(pageModule("a.mdx", page, { hot: false })).toBe(
      'const page = {"html":"<p>Text</p>","anchors":[],"frontmatter":{"title":"A"},"islands":[]};\nexport default page;\n',
    );
  });

  it("announces itself by its path where it replaces another in a running site", () => {
    const text = pageModule("guides/a.mdx", page, { hot: true });
    expect(text).toContain("import.meta.webpackHot.accept();");
    expect(text).toContain('"page-update", { detail: { path: "guides/a.mdx", page } }');
  });
});
