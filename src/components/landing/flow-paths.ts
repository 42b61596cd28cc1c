import { imports, type FlowLayout, type FlowNode, type Place } from "./flow-layouts.ts";

export interface FlowPath {
  /** The `d` of an SVG path. */
  readonly d: string;
  /** It ends behind the cube, so without an arrowhead. */
  readonly isIntoCube?: boolean;
}

/** Lines end behind the inner cube: distance from its center, and from each other. */
const reach = 20;
const spread = 10;

/** The lines of a drawing: imports, modules into the cube, assets out of it. */
export function flowPaths(layout: FlowLayout): readonly FlowPath[] {
  const { modules, assets, cube, direction } = layout;
  const named = (name: string) => modules.filter((one) => one.name === name);
  const importers = new Set(imports.map(([from]) => from));
  const leaves = modules.filter(({ name }) => !importers.has(name));
  const port = (at: number, count: number, side: 1 | -1): Place => {
    const offset = (at - (count - 1) / 2) * spread;
    return direction === "right"
      ? { x: cube.x + side * reach, y: cube.y + offset }
      : { x: cube.x + offset, y: cube.y + side * reach };
  };
  const line = curve(layout);
  return [
    ...imports.flatMap(([from, to]) =>
      named(from).flatMap((start) =>
        named(to).map((end) => ({
          d: line(out(start, end, layout), into(end, layout)),
        })),
      ),
    ),
    ...leaves.map((leaf, at) => {
      const end = port(at, leaves.length, -1);
      return { d: line(out(leaf, leaf, layout), end), isIntoCube: true };
    }),
    ...assets.map((asset, at) => ({
      d: line(port(at, assets.length, 1), into(asset, layout)),
    })),
  ];
}

/**
 * Where a line leaves a box. In the tall layout it is shifted toward its target to avoid the next
 * row.
 */
const out = ({ x, y }: FlowNode, aim: Place, { box, direction }: FlowLayout): Place =>
  direction === "right"
    ? { x: x + box.width / 2, y }
    : { x: x + Math.max(-40, Math.min(40, (aim.x - x) * 0.45)), y: y + box.height / 2 };

/** Where a line arrives, with space for the arrowhead. */
const into = ({ x, y }: FlowNode, { box, direction }: FlowLayout): Place =>
  direction === "right" ? { x: x - box.width / 2 - 3, y } : { x, y: y - box.height / 2 - 3 };

const curve =
  ({ direction }: FlowLayout) =>
  (from: Place, to: Place): string => {
    const start = `M${round(from.x)} ${round(from.y)}`;
    const end = `${round(to.x)} ${round(to.y)}`;
    if (direction === "down") return `${start}L${end}`;
    const middle = round((from.x + to.x) / 2);
    return `${start}C${middle} ${round(from.y)} ${middle} ${round(to.y)} ${end}`;
  };

const round = (value: number) => Math.round(value * 10) / 10;
