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
