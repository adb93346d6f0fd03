import { describe, expect, test } from 'vitest';
import { streetsOf } from '../../../shared/geo/street-grid.ts';
import { REFERENCE_MONTH } from '../calendar.ts';
import { AddressBook } from '../homes/addresses.ts';
import { NO_STREETS } from '../homes/building-plots.ts';
import { randomOf } from '../random.ts';
import { loadPlaces, type Place } from './places.ts';
import { homesIn } from './zip-homes.ts';
import { zipAt } from './zip-squares.ts';

const HOMES = 3_000;

function placeOf(name: string): Place {
  const found = loadPlaces().find(({ city, stateCode }) => `${city}, ${stateCode}` === name);
  if (found === undefined) throw new Error(`${name} is no place`);
  return found;
}

/** The share of a place's spots that would have to move to another ZIP code, so that each had its share of the homes. */
function misplaced({ zips }: Place, drawn: readonly string[]): number {
  const all = zips.reduce((sum, { zip5 }) => sum + homesIn(zip5).homes, 0);
  const counts = Map.groupBy(drawn, (zip5) => zip5);
  const apart = zips.map(({ zip5 }) =>
    Math.abs((counts.get(zip5)?.length ?? 0) / drawn.length - homesIn(zip5).homes / all),
  );
  return apart.reduce((sum, one) => sum + one, 0) / 2;
}

describe('ZIP codes of a place', () => {
  test('have as many spots as they have homes', () => {
    for (const name of ['Houston, TX', 'Seattle, WA', 'Annapolis, MD']) {
      const place = placeOf(name);
      const streets = streetsOf(place);
      const random = randomOf('spots', name);
      const drawn = Array.from({ length: HOMES }, () => {
        const street = random.pick(streets);
        return zipAt(place, street, random.between(street.firstNumber, street.lastNumber));
      });
      expect(misplaced(place, drawn)).toBeLessThan(0.12);
      const everywhere = drawn.map((_, at) => place.zips[at % place.zips.length]?.zip5 ?? '');
      expect(misplaced(place, everywhere)).toBeGreaterThan(0.15);
    }
  });

  test('have houses where there are houses, and apartments downtown', () => {
    const place = placeOf('Seattle, WA');
    const book = new AddressBook(randomOf('kinds', 'Seattle'));
    const averageOf = (isHouse: boolean): number => {
      const shares = Array.from({ length: 300 }, (_, n) => {
        const { zip5 } = book.take(
          place,
          REFERENCE_MONTH - 1 - n,
          REFERENCE_MONTH,
          { isHouse, bedrooms: 1 },
          NO_STREETS,
        );
        return homesIn(zip5).houses;
      });
      return shares.reduce((sum, share) => sum + share, 0) / shares.length;
    };
    expect(averageOf(true)).toBeGreaterThan(averageOf(false) + 0.15);
  });

  test('are the same for every house of a block', () => {
    const place = placeOf('Chicago, IL');
    for (const street of streetsOf(place).slice(0, 20)) {
      const zips = new Set(Array.from({ length: 8 }, (_, n) => zipAt(place, street, street.firstNumber + n)));
      expect(zips.size).toBeLessThan(3);
    }
  });
});
