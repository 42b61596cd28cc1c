export interface ListPage<Node> {
  /** How many nodes the whole list has. */
  readonly total: number;
  readonly nodes: readonly Node[];
}

/**
 * Collects a paginated list, which may change meanwhile: nodes that appear twice are taken once.
 *
 * @param limit how many nodes are wanted at most
 * @throws if a page is empty or repeats earlier ones while nodes are missing
 */
export async function allPages<Node>(
  ask: (offset: number) => Promise<ListPage<Node>>,
  idOf: (node: Node) => string,
  limit = Infinity,
): Promise<ListPage<Node>> {
  const found = new Map<string, Node>();
  let offset = 0;
  let total = 1;
  let wanted = 1;
  while (offset < wanted) {
    const page = await ask(offset);
    const { nodes } = page;
    ({ total } = page);
    const known = found.size;
    for (const node of nodes) found.set(idOf(node), node);
    offset += nodes.length;
    wanted = Math.min(total, limit);
    if (found.size === known && offset - nodes.length < wanted) {
      const fault = nodes.length === 0 ? "is empty" : "repeats what came before";
      throw new Error(
        `The page after ${offset - nodes.length} of ${total} entries ${fault}: expected the next entries.`,
      );
    }
  }
  return { total, nodes: [...found.values()].slice(0, wanted) };
}
