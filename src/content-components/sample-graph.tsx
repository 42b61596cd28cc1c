import { useId } from "react";
import { graphLayout } from "../site/code/graph-layout.ts";
import { graphNodes, type GraphEdge, type GraphNode } from "../site/code/graph-nodes.ts";
import type { GraphChunk } from "../site/code/sample-results.ts";
import { useResult } from "./sample-context.ts";
import { Text } from "./sample-results.tsx";

interface GraphProps {
  /** Name of the sample; in `<Variants>` and `<Compare>`, it has none. */
  readonly of?: string;
  /** Set by `loaders/samples/`. */
  readonly result?: string;
}

/** The modules of a sample in their chunks, with a line for each import. */
export function Graph({ result }: GraphProps) {
  const found = useResult(result);
  // In development, all results are texts while the sample runs.
  if (found?.kind === "text") return <Text result={found} />;
  if (found?.kind !== "graph") return null;
  const { nodes, edges } = graphNodes(found.graph);
  const chunks = found.graph.chunks.filter(({ id }) => nodes.some(({ chunk }) => chunk === id));
  return (
    <figure className="sample-graph">
      <Drawing {...{ chunks, nodes, edges }} />
      <figcaption className="visually-hidden">
        <InWords {...{ chunks, nodes, edges }} />
      </figcaption>
    </figure>
  );
}

interface DrawnProps {
  readonly chunks: readonly GraphChunk[];
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

function Drawing({ chunks, nodes, edges }: DrawnProps) {
  const onDemand = new Set(chunks.filter(({ isInitial }) => !isInitial).map(({ id }) => id));
  const layout = graphLayout(new Map(chunks.map((one) => [one.id, titleOf(one)])), nodes, edges);
  const { width, height } = layout;
  const arrow = `arrow${useId()}`;
  return (
    <div className="drawing">
      <svg viewBox={`0 0 ${width} ${height}`} {...{ width, height }} aria-hidden>
        <marker id={arrow} viewBox="0 0 8 8" refX={7} refY={4} markerWidth={5} orient="auto">
          <path d="M0 0l8 4-8 4z" />
        </marker>
        {layout.chunks.map(({ id, title: _, x, y, ...size }) => (
          <g key={id} className={onDemand.has(id) ? "chunk on-demand" : "chunk"}>
            <rect {...{ x, y }} {...size} rx={8} />
          </g>
        ))}
        {layout.lines.map(({ d, isOnDemand }) => (
          <path
            key={d}
            d={d}
            markerEnd={`url(#${arrow})`}
            className={isOnDemand ? "import on-demand" : "import"}
          />
        ))}
        {layout.chunks.map(({ id, title, x, y }) => (
          <text key={id} className="title" x={x + 2} y={y - 8}>
            {title}
          </text>
        ))}
        {layout.nodes.map(({ node, x, y, ...size }) => (
          <g key={node.id} className="module">
            <rect {...{ x, y }} {...size} rx={5} />
            <text x={x + size.width / 2} y={y + 18}>
              {node.label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

const titleOf = ({ files, name, id, isInitial }: GraphChunk) =>
  `${files.join(", ") || name || id}${isInitial ? "" : " (on demand)"}`;

/** The same for those who don't see it. */
const InWords = ({ chunks, nodes, edges }: DrawnProps) => (
  <>
    What is in each file, and what it imports:
    <ul>
      {chunks.map((chunk) => (
        <li key={chunk.id}>
          {titleOf(chunk)}:{" "}
          {nodes
            .filter((node) => node.chunk === chunk.id)
            .map((node) => nodeInWords(node, nodes, edges))
            .join("; ")}
        </li>
      ))}
    </ul>
  </>
);

function nodeInWords(
  { id, label }: GraphNode,
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
): string {
  const imported = edges
    .filter(({ from }) => from === id)
    .map(({ to, isOnDemand }) => {
      const name = nodes.find((node) => node.id === to)?.label ?? "";
      return isOnDemand ? `${name} on demand` : name;
    });
  return imported.length === 0 ? label : `${label}, which imports ${imported.join(", ")}`;
}
