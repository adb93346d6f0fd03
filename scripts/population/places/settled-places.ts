import type { StateCode } from '../../../shared/people/us-states.ts';
import { type Random, randomOf, sumsOf } from '../random.ts';
import { residentsByMail } from './mail-places.ts';
import type { Place } from './places.ts';

/**
 * The places where the people of one population live. A few thousand people scattered over sixteen thousand places
 * would have neither neighbors nor coworkers, so a small population is a sample: clusters of people, drawn so that a
 * place with twice as many residents has twice as many clusters or is twice as likely to have one.
 */
export interface SettledPlaces {
  /** those with at least one cluster, by id */
  readonly all: readonly Place[];
  /** how many clusters of people a place has */
  clusters(place: Place): number;
  anywhere(random: Random): Place;
  inState(stateCode: StateCode, random: Random): Place;
  /** any place, whether or not it has a cluster */
  named(place: { readonly city: string; readonly stateCode: StateCode }): Place;
}

/** How many people live near each other, on average. */
const CLUSTER = 40;

/**
 * Draws the clusters of a population of this many people by systematic sampling with probability proportional to the
 * number of residents: along the list of places, by state and county, every so many residents. Each state and
 * territory has its largest place at least.
 */
export function settlePlaces(places: readonly Place[], seed: string, people: number): SettledPlaces {
  const clusters = clustersOf(places, seed, people);
  const all = places.filter(({ id }) => clusters.has(id));
  const everywhere = chooserOf(all, clusters);
  const byState = new Map(
    [...Map.groupBy(all, ({ stateCode }) => stateCode)].map(([state, own]) => [state, chooserOf(own, clusters)]),
  );
  const byName = new Map(places.map((place) => [`${place.city}, ${place.stateCode}`, place]));
  return {
    all,
    clusters: ({ id }) => clusters.get(id) ?? 0,
    anywhere: everywhere,
    inState(stateCode, random) {
      const choose = byState.get(stateCode);
      if (choose === undefined) throw new Error(`${stateCode} has no place`);
      return choose(random);
    },
    named({ city, stateCode }) {
      const found = byName.get(`${city}, ${stateCode}`);
      if (found === undefined) throw new Error(`${city}, ${stateCode} is no place of the population`);
      return found;
    },
  };
}

/** Place ids with their clusters; a state's largest place, drawn or not, has at least a small one. */
function clustersOf(places: readonly Place[], seed: string, people: number): ReadonlyMap<number, number> {
  const clusters = new Map<number, number>();
  const inOrder = places.toSorted(
    (a, b) => compare(a.stateCode, b.stateCode) || compare(a.fips ?? '', b.fips ?? '') || a.id - b.id,
  );
  const byMail = residentsByMail(places);
  const residentsOf = ({ id }: Place): number => byMail.get(id) ?? 0;
  const residents = places.reduce((sum, place) => sum + residentsOf(place), 0);
  const step = residents / Math.max(1, Math.round(people / CLUSTER));
  let next = step * randomOf(seed, 'places').next();
  let passed = 0;
  for (const place of inOrder) {
    passed += residentsOf(place);
    for (; next < passed; next += step) clusters.set(place.id, (clusters.get(place.id) ?? 0) + 1);
  }
  for (const [, own] of Map.groupBy(places, ({ stateCode }) => stateCode)) {
    const largest = own.reduce((best, place) => (residentsOf(place) > residentsOf(best) ? place : best));
    const share = own.reduce((sum, place) => sum + residentsOf(place), 0) / step;
    if (!own.some(({ id }) => clusters.has(id))) clusters.set(largest.id, Math.min(1, share));
  }
  return clusters;
}

function chooserOf(places: readonly Place[], clusters: ReadonlyMap<number, number>): (random: Random) => Place {
  const sums = sumsOf(places.map(({ id }) => clusters.get(id) ?? 0));
  return (random) => {
    const place = places[random.weighted(sums)];
    if (place === undefined) throw new Error('no place to choose');
    return place;
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
