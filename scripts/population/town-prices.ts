import type { Place } from './places.ts';
import { linesOfTable } from './read-table.ts';

let towns: ReadonlyMap<string, number> | null = null;

/** What a square foot of an average home costs in a town that is listed, in dollars; undefined for the others. */
export function townDollars({ city, stateCode }: Pick<Place, 'city' | 'stateCode'>): number | undefined {
  return listedTowns().get(`${city}, ${stateCode}`);
}

/** All listed towns, 'City, ST', with their dollars per square foot. */
export function listedTowns(): ReadonlyMap<string, number> {
  towns ??= readTowns();
  return towns;
}

/** 'NJ: Rumson 640|Newark 220' */
function readTowns(): Map<string, number> {
  const lines = linesOfTable('town-prices.txt');
  return new Map(
    lines.flatMap((line) => {
      const [state = '', list = ''] = line.split(': ');
      return list.split('|').map((town): [string, number] => {
        const at = town.lastIndexOf(' ');
        return [`${town.slice(0, at)}, ${state}`, Number(town.slice(at + 1))];
      });
    }),
  );
}
