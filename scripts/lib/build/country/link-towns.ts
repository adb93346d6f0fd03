/** A place in degrees. */
export interface Node {
  readonly longitude: number;
  readonly latitude: number;
}

/** Two nodes, by their places in the list, and the distance between them in degrees of latitude. */
export interface Link {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** Only so many of the nearest nodes are asked. */
const NEAREST = 10;
/** No road is longer, in degrees. */
const LENGTH_MAX = 8;

/**
 * Joins neighbors: two nodes without a third one in the circle between them (a Gabriel graph).
 *
 * @param among places in the list; without it, all of them
 */
export function linksBetween(nodes: readonly Node[], among: readonly number[] = nodes.map((_, at) => at)): Link[] {
  const nearest = new Map(among.map((from) => [from, nearestTo(nodes, from, among)]));
  return [...nearest].flatMap(([from, near]) =>
    near.flatMap(({ to, length }) => {
      const isNeighbor = near.every((other) => {
        if (other.to === to) return true;
        return other.length ** 2 + distance(nodes[other.to], nodes[to]) ** 2 >= length ** 2;
      });
      const isSeenTwice = from > to && nearest.get(to)?.some((other) => other.to === from) === true;
      return isNeighbor && !isSeenTwice && length <= LENGTH_MAX ? [{ from, to, length }] : [];
    }),
  );
}

function nearestTo(nodes: readonly Node[], from: number, among: readonly number[]): Omit<Link, 'from'>[] {
  return among
    .filter((to) => to !== from)
    .map((to) => ({ to, length: distance(nodes[from], nodes[to]) }))
    .filter(({ length }) => length <= LENGTH_MAX)
    .sort((a, b) => a.length - b.length || a.to - b.to)
    .slice(0, NEAREST);
}

function distance(a: Node | undefined, b: Node | undefined): number {
  if (a === undefined || b === undefined) return Infinity;
  const east = (a.longitude - b.longitude) * Math.cos(((a.latitude + b.latitude) * Math.PI) / 360);
  return Math.hypot(east, a.latitude - b.latitude);
}

/** The roads of the shortest way between two nodes; none where there is no way. */
export function shortestWay<T extends Link>(
  nodes: readonly Node[],
  roads: readonly T[],
  from: number,
  to: number,
): T[] {
  const roadsAt = joinedAt(roads);
  const best = new Map<number, { readonly length: number; readonly by: T | null }>([[from, { length: 0, by: null }]]);
  const open = new Set([from]);
  // A way much longer than the straight line is none: an island has no road to the next one.
  const longest = 3 * distance(nodes[from], nodes[to]);
  while (open.size > 0) {
    const here = nextOf(open, best, (node) => distance(nodes[node], nodes[to]));
    if (here === to) return walkBack(best, from, to);
    open.delete(here);
    const so = best.get(here)?.length ?? Infinity;
    for (const road of roadsAt.get(here) ?? []) {
      const there = road.from === here ? road.to : road.from;
      const length = so + road.length;
      if (length > longest || length >= (best.get(there)?.length ?? Infinity)) continue;
      best.set(there, { length, by: road });
      open.add(there);
    }
  }
  return [];
}

const joined = new WeakMap<readonly Link[], Map<number, Link[]>>();

function joinedAt<T extends Link>(roads: readonly T[]): Map<number, T[]> {
  const before = joined.get(roads);
  if (before !== undefined) return before as Map<number, T[]>;
  const fresh = new Map<number, T[]>();
  for (const road of roads)
    for (const node of [road.from, road.to]) fresh.set(node, [...(fresh.get(node) ?? []), road]);
  joined.set(roads, fresh);
  return fresh;
}

/** The open node whose way is the shortest, with the straight line to the end. */
function nextOf(
  open: ReadonlySet<number>,
  best: ReadonlyMap<number, { readonly length: number }>,
  rest: (node: number) => number,
): number {
  let [next, shortest] = [-1, Infinity];
  for (const node of open) {
    const length = (best.get(node)?.length ?? Infinity) + rest(node);
    if (length < shortest || next === -1) [next, shortest] = [node, length];
  }
  return next;
}

function walkBack<T extends Link>(best: ReadonlyMap<number, { readonly by: T | null }>, from: number, to: number): T[] {
  const way: T[] = [];
  for (let node = to; node !== from; ) {
    const road = best.get(node)?.by;
    if (road == null) return [];
    way.push(road);
    node = road.from === node ? road.to : road.from;
  }
  return way;
}
