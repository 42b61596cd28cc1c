import { describe, expect, it } from "@jest/globals";
import { gather } from "../../../src/content-components/article.tsx";

/** Ids in the order of a page; a heading is its title, or its own id with a hash sign. */
function ids(ownIds: readonly string[], ...headings: readonly string[]) {
  const { uniqueId } = gather(ownIds);
  return headings.map((heading) =>
    heading.startsWith("#") ? uniqueId(heading.slice(1), "Title") : uniqueId(undefined, heading),
  );
}

describe("the id of a heading", () => {
  it.each([
    ["Title", "title"],
    ["output.path & more", "outputpath--more"],
    ["`mode`: 'production'", "mode-production"],
    ["Größe 漢字", "größe-漢字"],
    ["a_b-c", "a_b-c"],
    ["", "section"],
    ["!", "section"],
  ])("is the slug that GitHub makes of its title: %s is %s", (title, id) =>
    expect(ids([], title)).toEqual([id]),
  );

  it("is unique in its page", () => {
    expect(ids([], "Same", "same", "Same 1", "Same", "!", "?")).toEqual([
      "same",
      "same-1",
      "same-1-1",
      "same-2",
      "section",
      "section-1",
    ]);
  });

  it("is the one that its writer gave it, even after a title that would have it", () => {
    expect(ids(["same", "same-1"], "Same", "Same", "#same-1", "#same")).toEqual([
      "same-2",
      "same-3",
      "same-1",
      "same",
    ]);
  });

  it("is none that the frame around the article has", () => {
    expect(ids([], "Main", "Sidebar", "Root")).toEqual(["main-1", "sidebar-1", "root-1"]);
  });

  it("is unique where a writer gives it twice, or a part of the page has it", () => {
    expect(ids(["own"], "#own", "#own", "#title", "Title")).toEqual([
      "own",
      "own-1",
      "title",
      "title-1",
    ]);
  });
});
