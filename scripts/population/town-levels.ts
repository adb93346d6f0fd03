import type { StateCode } from '../../shared/people/us-states.ts';
import { kilometersBetween } from './distance.ts';
import { loadPlaces, type Place } from './places.ts';
import { dollarsAround, type Town } from './price-levels.ts';
import { townDollars } from './town-prices.ts';

/** Listed towns within so many kilometers say what the country around costs; the middle one of so many is believed. */
const NEAR = 30;
const ASKED = 3;
/** Degrees of latitude in that distance, rounded up. */
const NEAR_DEGREES = 0.28;

interface Known {
  readonly place: Place;
  /** its dollars per those of the country around it, as the tables of metros and states have it */
  readonly ratio: number;
}

let known: ReadonlyMap<StateCode, readonly Known[]> | null = null;

/** What a square foot of an average home costs in a place, in dollars: its own level, or that of the towns around it. */
export function dollarsAt(place: Town): number {
  return townDollars(place) ?? dollarsAround(place) * ratioNear(place);
}

/** How much dearer the listed towns nearby are than the tables of metros have it; 1 without any. */
function ratioNear(place: Town): number {
  const near = (knownTowns().get(place.stateCode) ?? [])
    .filter((one) => Math.abs(one.place.latitude - place.latitude) < NEAR_DEGREES)
    .map(({ place: other, ratio }) => ({ ratio, distance: kilometersBetween(other, place) }))
    .filter(({ distance }) => distance < NEAR)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, ASKED);
  if (near.length < ASKED) return 1;
  const middle = near.map(({ ratio }) => ratio).sort((a, b) => a - b)[ASKED >> 1] ?? 1;
  const share = 1 - (near.at(-1)?.distance ?? NEAR) / NEAR;
  return 1 + (middle - 1) * share;
}

function knownTowns(): ReadonlyMap<StateCode, readonly Known[]> {
  if (known !== null) return known;
  const found = loadPlaces().flatMap((place) => {
    const dollars = townDollars(place);
    return dollars === undefined ? [] : [{ place, ratio: dollars / dollarsAround(place) }];
  });
  known = Map.groupBy(found, ({ place }) => place.stateCode);
  return known;
}
