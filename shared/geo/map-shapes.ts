import type { WorldPoint } from './web-mercator.ts';

/** How important a street is: 0 joins towns, 1 runs through them, 2 has houses. */
export type RoadRank = 0 | 1 | 2;

export interface Road {
  readonly name: string;
  readonly rank: RoadRank;
  readonly line: readonly WorldPoint[];
}

/** The corners of a block, park or pond in order, without repeating the first. */
export type Ring = readonly WorldPoint[];

export interface Park {
  readonly name: string;
  readonly ring: Ring;
  /** where its name goes */
  readonly middle: WorldPoint;
}

/** Share of a block's width that the street takes on each side. */
const KERB = 0.07;

/** A block between four crossings, slightly smaller than the space between them. Corners run around the ring. */
export function blockRing(a: WorldPoint, b: WorldPoint, c: WorldPoint, d: WorldPoint): WorldPoint[] {
  const at = (u: number, v: number): WorldPoint => [
    (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v,
    (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v,
  ];
  return [at(KERB, KERB), at(1 - KERB, KERB), at(1 - KERB, 1 - KERB), at(KERB, 1 - KERB)];
}

/** The average of some points. */
export function middleOf(points: readonly WorldPoint[]): WorldPoint {
  const sum = points.reduce<[number, number]>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

const POND_CORNERS = 20;

/** A pond inside four corners: a circle bent to fit them. */
export function pondRing(a: WorldPoint, b: WorldPoint, c: WorldPoint, d: WorldPoint): WorldPoint[] {
  return Array.from({ length: POND_CORNERS }, (_, corner) => {
    const angle = (corner / POND_CORNERS) * 2 * Math.PI;
    // A second wave keeps it from looking like an ellipse.
    const radius = 0.3 + 0.05 * Math.sin(2 * angle + a[0] * 1e6) + 0.03 * Math.sin(3 * angle + a[1] * 1e6);
    const u = 0.5 + radius * Math.cos(angle);
    const v = 0.5 + radius * Math.sin(angle);
    return [
      (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v,
      (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v,
    ];
  });
}

/** A number from 0 to 1 that depends only on its arguments, all whole numbers: the dice of the invented map. */
export function positionHash(kind: number, a: number, b: number): number {
  let h = Math.imul(kind + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(a | 0, 0xc2b2ae35) ^ Math.imul(b | 0, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4_294_967_296;
}
