import { describe, expect, it } from "@jest/globals";
import runSample from "../../../loaders/samples/run-sample.ts";
import type { SourceFile } from "../../../loaders/samples/sample-project.ts";
import {
  imports,
  tallLayout,
  wideLayout,
  type FlowNode,
} from "../../../src/components/landing/flow-layouts.ts";
import { flowPaths } from "../../../src/components/landing/flow-paths.ts";

const names = (nodes: readonly FlowNode[]) => nodes.map(({ name }) => name).toSorted();
const importedBy = (name: string) => imports.filter(([from]) => from === name).map(([, to]) => to);

/** A module that exports `add`, the smallest that can be imported. */
const wasm = Buffer.from(
  "0061736d01000000010401600000030201000707010361646400000a040102000b",
  "hex",
);

/** The text of a drawn module: its imports, written as its language does, and their use. */
function textOf(name: string): string | Buffer {
  const imported = importedBy(name);
  if (name.endsWith(".wasm")) return wasm;
  if (name.endsWith(".json")) return '{ "value": 1 }';
  if (name.endsWith(".css")) {
    const sheets = imported.filter((file) => file.endsWith(".css"));
    const images = imported.filter((file) => file.endsWith(".png"));
    return [
      ...sheets.map((file) => `@import "./${file}";`),
      ...images.map((file) => `p { background: url("./${file}"); }`),
      `.${name.replace(".", "-")} { color: red; }`,
    ].join("\n");
  }
  return [
    ...imported.map((file, at) => `import * as part${at} from "./${file}";`),
    ...imported.map((_file, at) => `console.log(part${at});`),
    `export const name = "${name}";`,
  ].join("\n");
}

/** Points along a path that is a line or a curve. */
function pointsOf(d: string): readonly { readonly x: number; readonly y: number }[] {
  const [x = 0, y = 0, ...rest] = (d.match(/[\d.]+/g) ?? []).map(Number);
  const [x1 = x, y1 = y, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = d.includes("C")
    ? rest
    : [x, y, rest[0], rest[1], rest[0], rest[1]];
  const at = (t: number, ...[a, b, c, e]: readonly [number, number, number, number]) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * e;
  return Array.from({ length: 101 }, (_, step) => ({
    x: at(step / 100, x, x1, x2, x3),
    y: at(step / 100, y, y1, y2, y3),
  }));
}

describe.each([
  ["wide", wideLayout],
  ["tall", tallLayout],
])("the %s drawing", (_name, layout) => {
  it("has every module that something imports", () => {
    expect(names(layout.modules)).toEqual([...new Set(imports.flat())].toSorted());
  });

  it("has a line for each import, for each last module, and for each asset", () => {
    const leaves = layout.modules.filter(({ name }) => importedBy(name).length === 0);
    const count = imports.length + leaves.length + layout.assets.length;
    expect(new Set(flowPaths(layout).map(({ d }) => d)).size).toBe(count);
  });

  it("has all boxes inside and none on another", () => {
    const { box, width, height } = layout;
    const boxes = [...layout.modules, ...layout.assets];
    for (const { x, y } of boxes) {
      expect(x).toBeGreaterThanOrEqual(box.width / 2);
      expect(x).toBeLessThanOrEqual(width - box.width / 2);
      expect(y + box.height / 2).toBeLessThanOrEqual(height);
      const near = boxes.filter(
        (other) => Math.abs(other.x - x) < box.width && Math.abs(other.y - y) < box.height,
      );
      expect(near).toHaveLength(1);
    }
  });

  it("has no line that runs through a box", () => {
    const { box, modules, assets } = layout;
    const crossed = flowPaths(layout).flatMap(({ d }) =>
      [...modules, ...assets].filter((one) =>
        pointsOf(d).some(
          ({ x, y }) =>
            Math.abs(x - one.x) < box.width / 2 - 0.1 && Math.abs(y - one.y) < box.height / 2 - 0.1,
        ),
      ),
    );
    expect(crossed).toEqual([]);
  });
});

describe("the drawn program", () => {
  it("becomes the drawn assets when webpack builds it", async () => {
    const config = `export default {
      entry: "./src/index.ts",
      output: { assetModuleFilename: "[name][ext]", webassemblyModuleFilename: "sum.wasm" },
    };`;
    const sources = wideLayout.modules.map(({ name }): [string, SourceFile] => {
      const text = textOf(name);
      return typeof text === "string"
        ? [`src/${name}`, { content: text }]
        : [`src/${name}`, { content: text.toString("base64"), isBinary: true }];
    });
    const { results } = await runSample({
      ...{ id: "flow 1", name: "flow", mode: "production", line: 1 },
      files: { ...Object.fromEntries(sources), "webpack.config.js": { content: config } },
      wanted: [{ kind: "emitted", line: 1 }],
    });
    const files = results[0]?.kind === "emitted" ? results[0].files : [];
    expect(files.map((file) => file.path).toSorted()).toEqual(names(wideLayout.assets));
    expect(names(tallLayout.assets)).toEqual(names(wideLayout.assets));
  });
});
