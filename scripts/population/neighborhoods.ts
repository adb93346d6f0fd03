import { STREET_WORDS } from '../../shared/geo/street-names.ts';
import type { AddressEntry } from './addresses.ts';
import type { Place } from './places.ts';
import { randomOf } from './random.ts';

/** A neighborhood and its part of town. */
export interface Neighborhood {
  readonly name: string;
  readonly macro: string;
}

const KINDS = ['Heights', 'Park', 'Village', 'Commons', 'Hills', 'Gardens', 'Crossing', 'Terrace', 'Grove', 'Square'];
/** Parts of town around the center, south to north and west to east. */
const PARTS = [
  ['Southwest', 'South', 'Southeast'],
  ['West', 'Central', 'East'],
  ['Northwest', 'North', 'Northeast'],
] as const;
/** Neighborhoods along each side of a place. */
const ACROSS = 6;

/** Every name once, as thousands of places share the few hundred that there are. */
const sharedNames = new Map<string, string>();
const ofPlaces = new Map<number, readonly Neighborhood[]>();

/** An address's neighborhood: a named square of the street grid. */
export function neighborhoodOf({ place, street, houseNumber }: AddressEntry): Neighborhood {
  const all = ofPlaces.get(place.id) ?? inventNeighborhoods(place);
  ofPlaces.set(place.id, all);
  // Blocks extend as far along a street as across all streets.
  const half = (street.lastNumber + 1 - street.firstNumber) / 200;
  const along = squareOf(houseNumber - street.firstNumber, 200 * half);
  const across = squareOf(street.offset + half, 2 * half + 1);
  const [x, y] = street.axis === 'ew' ? [along, across] : [across, along];
  const found = all[y * ACROSS + x];
  if (found === undefined) throw new Error(`${place.city} has no neighbourhood there`);
  return found;
}

function squareOf(distance: number, width: number): number {
  return Math.max(0, Math.min(ACROSS - 1, Math.floor((distance / width) * ACROSS)));
}

/** A place's squares, southwest first; the same for every population. */
function inventNeighborhoods(place: Place): Neighborhood[] {
  const random = randomOf('neighborhoods', String(place.id));
  const names = new Set<string>();
  while (names.size < ACROSS * ACROSS) names.add(shared(`${random.pick(STREET_WORDS)} ${random.pick(KINDS)}`));
  const parts = PARTS.map((row) => row.map((part) => `${part} ${place.city}`));
  return [...names].map((name, index) => {
    const row = Math.floor(Math.floor(index / ACROSS) / 2);
    const column = Math.floor((index % ACROSS) / 2);
    return { name, macro: parts[row]?.[column] ?? place.city };
  });
}

function shared(name: string): string {
  const known = sharedNames.get(name);
  if (known === undefined) sharedNames.set(name, name);
  return known ?? name;
}
