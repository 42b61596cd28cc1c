import { Graph, layout, type EdgeLabel } from "@dagrejs/dagre";
import type { GraphEdge, GraphNode } from "./graph-nodes.ts";

/** In CSS pixels; `x` and `y` are of the upper left corner. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly chunks: readonly (Rectangle & { readonly id: string; readonly title: string })[];
  readonly nodes: readonly (Rectangle & { readonly node: GraphNode })[];
  /** Path data of SVG. */
  readonly lines: readonly { readonly d: string; readonly isOnDemand: boolean }[];
}

/** Of a letter, in the drawing's monospaced font. */
const letter = 7.25;
const padding = 10;

/** Above each chunk there is room for its title. */
const gap = 30;

/**
 * Places chunks around their modules, with imports leading from left to right.
 *
 * @param titles of chunks, by their ids
 */
export function graphLayout(
  titles: ReadonlyMap<string, string>,
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
): GraphLayout {
  const graph = new Graph({ compound: true });
  graph.setGraph({ rankdir: "LR", nodesep: 12, ranksep: 24, marginx: 2, marginy: gap });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const id of titles.keys()) graph.setNode(chunkKey(id), {});
  for (const { id, chunk, label } of nodes) {
    graph.setNode(id, { width: label.length * letter + 2 * padding, height: 28 });
    graph.setParent(id, chunkKey(chunk));
  }
  for (const { from, to } of edges) graph.setEdge(from, to);
  layout(graph);
  const chunks = [...titles].map(([id, title]) => {
    const box = corner(graph.node(chunkKey(id)));
    return { id, title, ...box, width: Math.max(box.width, title.length * letter) };
  });
  return {
    width: Math.ceil(Math.max(...chunks.map(({ x, width }) => x + width))) + 2,
    height: Math.ceil(Math.max(...chunks.map(({ y, height }) => y + height))) + 2,
    chunks,
    nodes: nodes.map((node) => ({ node, ...corner(graph.node(node.id)) })),
    lines: edges.map(({ from, to, isOnDemand }) => ({
      d: curve(graph.edge(from, to)),
      isOnDemand,
    })),
  };
}

const chunkKey = (id: string) => `chunk ${id}`;

/** dagre gives the center. */
function corner({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle {
  const [left, top] = [x - width / 2, y - height / 2].map(Math.round);
  return { x: left ?? 0, y: top ?? 0, width: Math.round(width), height: Math.round(height) };
}

/** Goes through the middle between each two points, without corners. */
function curve({ points = [] }: EdgeLabel): string {
  const at = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`;
  const [first, ...rest] = points;
  const last = rest.pop();
  if (first === undefined || last === undefined) return "";
  const bends = rest.map((point, index) => {
    const next = rest[index + 1] ?? last;
    const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${at(point)} ${at(index === rest.length - 1 ? last : middle)}`;
  });
  return `M${at(first)}${bends.length > 0 ? bends.join("") : `L${at(last)}`}`;
}
