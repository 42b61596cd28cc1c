import { describe, expect, it } from "@jest/globals";
import type { Parents, Root, RootContent } from "mdast";
import { SKIP, visit as libraryVisit } from "unist-util-visit";
import { visit } from "../../../loaders/markdown/visit.ts";

const tree = (): Root => ({
  type: "root",
  children: [
    { type: "paragraph", children: [{ type: "text", value: "a" }] },
    { type: "blockquote", children: [{ type: "paragraph", children: [] }] },
    { type: "thematicBreak" },
    { type: "paragraph", children: [{ type: "text", value: "b" }, { type: "break" }] },
  ],
});

/** What a visitor sees, and what it leaves. */
function seen(walk: typeof libraryVisit, type: string | undefined) {
  const root = tree();
  const nodes: unknown[] = [];
  const see = (
    node: Root | RootContent,
    index?: number,
    parent?: Parents,
  ): true | typeof SKIP | [typeof SKIP, number] => {
    nodes.push([node.type, index, parent?.type]);
    if (node.type === "blockquote") return SKIP;
    if (node.type !== "thematicBreak" || parent === undefined || index === undefined) return true;
    parent.children.splice(index, 1);
    return [SKIP, index];
  };
  if (type === undefined) walk(root, see);
  else walk(root, type, see);
  return { nodes, root };
}

describe("a visit of a tree", () => {
  it.each([undefined, "paragraph", "thematicBreak", "text"])(
    "sees and changes the same nodes as with unist-util-visit: %s",
    (type) => expect(seen(visit, type)).toEqual(seen(libraryVisit, type)),
  );

  it("ends where its visitor says so", () => {
    const nodes: string[] = [];
    visit(tree(), (node) => {
      nodes.push(node.type);
      return node.type !== "text";
    });
    expect(nodes).toEqual(["root", "paragraph", "text"]);
  });
});
