import { STREET_WORDS } from '../../../shared/geo/street-names.ts';
import type { AddressEntry } from '../homes/addresses.ts';
import { randomOf } from '../random.ts';
import type { Place } from './places.ts';
import { squareOf } from './squares.ts';

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
  const { column, row } = squareOf(street, houseNumber, ACROSS);
  const found = all[row * ACROSS + column];
  if (found === undefined) throw new Error(`${place.city} has no neighbourhood there`);
  return found;
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
