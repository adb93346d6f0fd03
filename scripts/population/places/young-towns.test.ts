import { describe, expect, test } from 'vitest';
import { type Collected, collectPopulation } from '../../../tests/support/collected-population.ts';
import { monthOf } from '../calendar.ts';
import { kilometersBetween } from './distance.ts';
import { loadPlaces } from './places.ts';
import { townIn, YOUNG_TOWNS } from './young-towns.ts';

const places = loadPlaces();
/** Enough for some of them to live in a young town. */
const all = collectPopulation('young towns', 20_000);

describe('young towns', () => {
  const named = (name: string) => {
    const found = places.find(({ city, stateCode }) => `${city}, ${stateCode}` === name);
    if (found === undefined) throw new Error(`${name} is no place`);
    return found;
  };

  test('are older towns nearby before their first residents came', () => {
    const ranch = named('Highlands Ranch, CO');
    expect(townIn(ranch, monthOf(1995, 1))).toBe(ranch);
    const before = townIn(ranch, monthOf(1975, 1));
    expect(before.city).not.toBe('Highlands Ranch');
    expect(kilometersBetween(before, ranch)).toBeLessThan(15);
    const denver = named('Denver, CO');
    expect(townIn(denver, monthOf(1968, 1))).toBe(denver);
  });

  test('are places of the gazetteer', () => {
    const names = new Set(places.map(({ city, stateCode }) => `${city}, ${stateCode}`));
    expect(YOUNG_TOWNS.filter((name) => !names.has(name))).toEqual([]);
  });

  test('have nobody who moved in before', () => {
    const addresses = new Map(all.address.map(({ key, place_id }) => [key, places[place_id - 1]]));
    const early = (rows: Collected['residence']) =>
      rows.filter(({ address_key, move_in }) => {
        const place = addresses.get(address_key);
        if (place === undefined || move_in === null) return false;
        return townIn(place, monthOf(Number(move_in.slice(0, 4)), Number(move_in.slice(5)))) !== place;
      });
    expect(early(all.residence)).toEqual([]);
    const young = [...addresses].find(([, place]) => place !== undefined && townIn(place, monthOf(1967, 1)) !== place);
    const [row] = all.residence;
    if (young === undefined || row === undefined) throw new Error('nobody lives in a young town');
    expect(early([{ ...row, address_key: young[0], move_in: '1967-01' }])).toHaveLength(1);
  });
});
