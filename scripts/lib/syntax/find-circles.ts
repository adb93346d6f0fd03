/**
 * The circles in a graph: for each node on a circle, the shortest one, unless an earlier circle already includes the node.
 *
 * @param graph each node with the nodes it leads to; a node may lead to itself
 * @returns circles in alphabetical order; the node a circle starts from is not repeated at its end
 */
export function findCircles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const circles: string[][] = [];
  const settled = new Set<string>();
  for (const node of [...graph.keys()].toSorted()) {
    if (settled.has(node)) continue;
    const circle = shortestCircle(graph, node);
    if (circle === null) continue;
    circles.push(circle);
    for (const member of circle) settled.add(member);
  }
  return circles;
}

/** The shortest way from a node back to itself, without the return; null if there is none. */
function shortestCircle(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return wayTo(node, start, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return null;
}

function wayTo(node: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [node];
  for (let last = node; last !== start; ) {
    last = cameFrom.get(last) ?? start;
    way.unshift(last);
  }
  return way;
}
