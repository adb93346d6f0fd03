import { positionHash } from '../../../../shared/geo/map-shapes.ts';
import { isInCounty } from '../../../population/places/counties.ts';
import { type Link, linksBetween, type Node, shortestWay } from './link-towns.ts';
import { type NamedPlace, namedPlaces } from './named-places.ts';

/** 0 joins the largest cities, 1 large ones, 2 the rest. */
export type HighwayRank = 0 | 1 | 2;
export interface Highway {
  readonly rank: HighwayRank;
  /** degrees */
  readonly line: readonly (readonly [longitude: number, latitude: number])[];
}

/** Places named up to these zooms are joined by highways of rank 0 and of rank 1. */
const CITIES_ZOOM = [4, 5] as const;
const TOWNS_ZOOM = 7;
/** How far a road bends to a side, as a share of its length, and how many degrees one of its straight parts has. */
const BEND = 0.07;
const SECOND_BEND = 0.035;
const PART = 0.06;
const PARTS_MAX = 24;
const DICE = { bend: 21, second: 22 } as const;

/**
 * Invented roads between the places that maps name. Neighbors are joined where a bent line stays on land; the ways
 * between large cities run along these roads through the towns on their way. The same places always give the same roads.
 */
export function highways(): Highway[] {
  const places = namedPlaces().filter(({ zoom }) => zoom <= TOWNS_ZOOM);
  const nodes = places.map(({ longitude, latitude }): Node => ({ longitude, latitude }));
  const roads = linksBetween(nodes).flatMap((link) => {
    const line = bentLine(link, places);
    return line === null ? [] : [{ ...link, line }];
  });
  const ranks = new Map<Link, HighwayRank>();
  for (const rank of [0, 1] as const) {
    const cities = places.flatMap(({ zoom }, at) => (zoom <= CITIES_ZOOM[rank] ? [at] : []));
    for (const { from, to } of linksBetween(nodes, cities))
      for (const road of shortestWay(nodes, roads, from, to)) if (!ranks.has(road)) ranks.set(road, rank);
  }
  return roads.map((road) => ({ rank: ranks.get(road) ?? 2, line: road.line }));
}

/** A bent line between two places, to either side; null where each would leave the land. */
function bentLine({ from, to, length }: Link, places: readonly NamedPlace[]): Highway['line'] | null {
  const [a, b] = [places[from], places[to]];
  if (a === undefined || b === undefined) return null;
  const first = (positionHash(DICE.bend, a.id, b.id) * 2 - 1) * BEND;
  const second = (positionHash(DICE.second, a.id, b.id) * 2 - 1) * SECOND_BEND;
  const parts = Math.min(PARTS_MAX, Math.max(4, Math.round(length / PART)));
  const lineWith = (side: number) =>
    Array.from({ length: parts + 1 }, (_, at) => {
      const t = at / parts;
      const off = side * (first * Math.sin(Math.PI * t) + second * Math.sin(3 * Math.PI * t));
      const [dx, dy] = [b.longitude - a.longitude, b.latitude - a.latitude];
      return [a.longitude + dx * t - dy * off, a.latitude + dy * t + dx * off] as const;
    });
  // Towns by the sea may lie just outside their county's outline.
  const staysOnLand = (line: Highway['line']) =>
    line.slice(1, -1).every(([longitude, latitude]) => isInCounty(longitude, latitude));
  return [1, -1, 0].map(lineWith).find(staysOnLand) ?? null;
}
