import { describe, expect, it } from "@jest/globals";
import { graphLayout } from "../../../src/site/code/graph-layout.ts";
import { graphNodes } from "../../../src/site/code/graph-nodes.ts";
import type { GraphModule } from "../../../src/site/code/sample-results.ts";

const module = (
  name: string,
  chunks: readonly string[],
  imports: readonly string[] = [],
  onDemand: readonly string[] = [],
): GraphModule => ({
  ...{ name, chunks, size: 1 },
  imports: [
    ...imports.map((to) => ({ name: to, isOnDemand: false })),
    ...onDemand.map((to) => ({ name: to, isOnDemand: true })),
  ],
});

const chunk = (id: string, isInitial: boolean) => ({
  ...{ id, name: id, files: [`${id}.js`], isInitial },
});

const graph = {
  chunks: [chunk("main", true), chunk("share", false)],
  modules: [
    module(
      "./src/index.js",
      ["main"],
      ["./src/sum.js", "./node_modules/lodash-es/a.js"],
      ["./src/share.js"],
    ),
    module("./src/sum.js", ["main", "share"]),
    module("./src/share.js", ["share"], ["./src/sum.js"]),
    module("./node_modules/lodash-es/a.js", ["main"], ["./node_modules/lodash-es/b.js"]),
    module("./node_modules/lodash-es/b.js", ["main"]),
    module("webpack/runtime/load script", ["main"]),
  ],
};

describe("the drawing of a graph", () => {
  const { nodes, edges } = graphNodes(graph);

  it("has each module in each of its chunks, packages as one, and nothing of the runtime", () => {
    expect(nodes.map(({ label, chunk: own }) => `${label} in ${own}`)).toEqual([
      "src/index.js in main",
      "src/sum.js in main",
      "src/sum.js in share",
      "src/share.js in share",
      "lodash-es (2 modules) in main",
    ]);
  });

  it("has a line for each import, within a chunk if that has the module", () => {
    expect(edges).toEqual([
      { from: "main ./src/index.js", to: "main ./src/sum.js", isOnDemand: false },
      { from: "main ./src/index.js", to: "main lodash-es", isOnDemand: false },
      { from: "main ./src/index.js", to: "share ./src/share.js", isOnDemand: true },
      { from: "share ./src/share.js", to: "share ./src/sum.js", isOnDemand: false },
    ]);
  });

  it("has modules inside of their chunks, and none on another", () => {
    const titles = new Map(graph.chunks.map(({ id }) => [id, id]));
    const layout = graphLayout(titles, nodes, edges);
    for (const { node, x, y, width, height } of layout.nodes) {
      const own = layout.chunks.find(({ id }) => id === node.chunk);
      expect(x).toBeGreaterThan(own?.x ?? NaN);
      expect(y).toBeGreaterThan(own?.y ?? NaN);
      expect(x + width).toBeLessThan((own?.x ?? NaN) + (own?.width ?? NaN));
      const near = layout.nodes.filter(
        (other) =>
          other.x < x + width &&
          x < other.x + other.width &&
          other.y < y + height &&
          y < other.y + other.height,
      );
      expect(near.map((other) => other.node.id)).toEqual([node.id]);
    }
    expect(layout.lines.map(({ d }) => d.length > 5)).toEqual(edges.map(() => true));
  });
});
