import { describe, expect, it } from "@jest/globals";
import { anchorTree } from "../../../src/site/content/anchor-tree.ts";

describe("the list of headings", () => {
  it("has two levels; a level 3 before the first level 2 stands on its own", () => {
    const anchors = [
      { title: "Before", id: "before", level: 3 },
      { title: "First", id: "first", level: 2 },
      { title: "Part", id: "part", level: 3 },
      { title: "Second", id: "second", level: 2 },
    ] as const;
    expect(anchorTree(anchors)).toBe(
      '<li><a href="#before">Before</a></li>' +
        '<li><a href="#first">First</a><ul><li><a href="#part">Part</a></li></ul></li>' +
        '<li><a href="#second">Second</a></li>',
    );
  });

  it("shows titles as text, and lets long ones wrap", () => {
    const title = "<b> & output.assetModuleFilename";
    expect(anchorTree([{ title, id: 'a"b', level: 2 }])).toBe(
      '<li><a href="#a&quot;b">&lt;b> &amp; output.<wbr>asset<wbr>Module<wbr>Filename</a></li>',
    );
  });
});
