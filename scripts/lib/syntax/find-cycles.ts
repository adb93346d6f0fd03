/**
 * The cycles in a graph: for each node on a cycle, the shortest one, unless an earlier cycle already includes the node.
 *
 * @param graph each node with the nodes it leads to; a node may lead to itself
 * @returns cycles in alphabetical order; the node a cycle starts from is not repeated at its end
 */
export function findCycles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const cycles: string[][] = [];
  const settled = new Set<string>();
  for (const node of [...graph.keys()].toSorted()) {
    if (settled.has(node)) continue;
    const cycle = shortestCycle(graph, node);
    if (cycle === null) continue;
    cycles.push(cycle);
    for (const member of cycle) settled.add(member);
  }
  return cycles;
}

/** The shortest path from a node back to itself, without the return; null if there is none. */
function shortestCycle(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return pathTo(node, start, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return null;
}

function pathTo(node: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const path = [node];
  for (let last = node; last !== start; ) {
    last = cameFrom.get(last) ?? start;
    path.unshift(last);
  }
  return path;
}
