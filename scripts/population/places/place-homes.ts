import type { StateCode } from '../../../shared/people/us-states.ts';
import { loadPlaces, type Place } from './places.ts';
import { homesIn, type ZipHomes } from './zip-homes.ts';

/** What homes there are in a place: those of its ZIP codes together. */
export type PlaceHomes = ZipHomes & { readonly value: number; readonly built: number };

/** In dollars; for islands whose homes are not in the table. */
const VALUE_ELSEWHERE = 200_000;
const BUILT_ELSEWHERE = 1980;

const known = new Map<number, PlaceHomes>();
let ofStates: ReadonlyMap<StateCode, number> | null = null;

export function homesOf(place: Place): PlaceHomes {
  const found = known.get(place.id);
  if (found !== undefined) return found;
  const zips = place.zips.map(({ zip5 }) => homesIn(zip5));
  const homes = together(zips) ?? { ...homesIn(''), value: null };
  const value = homes.value ?? valueIn(place.stateCode);
  const all = { ...homes, value, built: homes.built ?? BUILT_ELSEWHERE };
  known.set(place.id, all);
  return all;
}

/** What a home of the middle is worth in a state, in dollars: the average of its ZIP codes. */
export function valueIn(stateCode: StateCode): number {
  ofStates ??= valuesOfStates();
  return ofStates.get(stateCode) ?? VALUE_ELSEWHERE;
}

function valuesOfStates(): Map<StateCode, number> {
  const byState = Map.groupBy(loadPlaces(), ({ stateCode }) => stateCode);
  return new Map(
    [...byState].map(([stateCode, places]) => {
      const zips = new Set(places.flatMap(({ zips: own }) => own.map(({ zip5 }) => zip5)));
      return [stateCode, together([...zips].map(homesIn))?.value ?? VALUE_ELSEWHERE];
    }),
  );
}

/** The averages, weighted by the number of homes; null without any. */
function together(zips: readonly ZipHomes[]): ZipHomes | null {
  const homes = zips.reduce((sum, one) => sum + one.homes, 0);
  if (homes === 0) return null;
  const average = (of: (one: ZipHomes) => number | null): number | null => {
    const counted = zips.flatMap((one) => {
      const figure = of(one);
      return figure === null ? [] : [{ weight: one.homes, figure }];
    });
    const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
    return weights === 0 ? null : counted.reduce((sum, { weight, figure }) => sum + weight * figure, 0) / weights;
  };
  return {
    homes,
    owned: average(({ owned }) => owned) ?? 0,
    houses: average(({ houses }) => houses) ?? 0,
    value: average(({ value }) => value),
    built: average(({ built }) => built),
  };
}
