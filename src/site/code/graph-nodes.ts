import type { GraphModule, SampleGraph } from "./sample-results.ts";

/** A module, or all modules of a package, as a drawing shows it in one chunk. */
export interface GraphNode {
  /** Different for each chunk that has it. */
  readonly id: string;
  readonly label: string;
  /** Id of its chunk. */
  readonly chunk: string;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly isOnDemand: boolean;
}

/** What is drawn: nothing of webpack's runtime, and packages as one. */
export function graphNodes({ modules }: SampleGraph): {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
} {
  const own = modules.filter(({ name }) => !name.startsWith("webpack/runtime/"));
  const places = new Map(own.map((module) => [module.name, module.chunks]));
  const groups = Map.groupBy(
    own.flatMap((module) => module.chunks.map((chunk) => ({ module, chunk }))),
    ({ module, chunk }) => idOf(module.name, chunk),
  );
  const nodes = [...groups].flatMap(([id, [first, ...others]]) =>
    first === undefined
      ? []
      : [{ id, chunk: first.chunk, label: labelOf(first.module, others.length + 1) }],
  );
  const edges = own.flatMap(({ name, chunks, imports }) =>
    chunks.flatMap((chunk) =>
      imports.flatMap((one) => {
        const within = places.get(one.name) ?? [];
        // What the same chunk has isn't loaded from another.
        const target = within.includes(chunk) ? chunk : within[0];
        const [from, to] = [idOf(name, chunk), idOf(one.name, target ?? "")];
        return target === undefined || from === to
          ? []
          : [{ from, to, isOnDemand: one.isOnDemand }];
      }),
    ),
  );
  const distinct = new Map(edges.map((edge) => [`${edge.from}\n${edge.to}`, edge]));
  return { nodes, edges: [...distinct.values()] };
}

const idOf = (name: string, chunk: string) => `${chunk} ${packageOf(name) ?? name}`;

/** `lodash-es` of `./node_modules/lodash-es/add.js` */
const packageOf = (name: string): string | undefined =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1];

function labelOf({ name }: GraphModule, count: number): string {
  const label = packageOf(name) ?? name.replace(/^\.\//, "");
  return count > 1 ? `${label} (${count} modules)` : label;
}
