import { beforeAll, describe, expect, test } from 'vitest';
import { type Collected, collectPopulation } from '../../../tests/support/collected-population.ts';
import type { PropertyRow } from '../../../worker/origin/import/rows.ts';
import { monthOf, REFERENCE_MONTH } from '../calendar.ts';
import { loadPlaces, type Place } from '../places/places.ts';
import { homesIn } from '../places/zip-homes.ts';
import { randomOf, scrambled } from '../random.ts';
import { AddressBook } from './addresses.ts';
import { shareOfToday } from './price-history.ts';
import { indexAt, rentOf, worthOf } from './prices.ts';

const PEOPLE = 8_000;
const MAKING_TIME = 60_000;
const HOMES = 200;
const places = loadPlaces();

let all: Collected;
beforeAll(() => {
  all = collectPopulation('prices', PEOPLE);
}, MAKING_TIME);

function placeOf(name: string): Place {
  const found = places.find(({ city, stateCode }) => `${city}, ${stateCode}` === name);
  if (found === undefined) throw new Error(`${name} is no place`);
  return found;
}

/** Where a home of the place is: in its first ZIP code. */
function homeIn(name: string): { readonly place: Place; readonly zip5: string } {
  const place = placeOf(name);
  return { place, zip5: place.zips[0]?.zip5 ?? '' };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

const medians = new Map<string, number>();

/** The median value of a place's homes, in dollars. */
function medianIn(name: string): number {
  const known = medians.get(name) ?? medianOfHomes(name);
  medians.set(name, known);
  return known;
}

function medianOfHomes(name: string): number {
  const book = new AddressBook(randomOf('homes', name));
  const build = () => book.build(placeOf(name), REFERENCE_MONTH);
  return median(Array.from({ length: HOMES }, () => worthOf(build())));
}

/** Pairs of cities of which the first one's homes cost at least so many times the second one's. */
const DEARER: readonly (readonly [dear: string, cheap: string, times: number])[] = [
  ['San Francisco, CA', 'Cleveland, OH', 4],
  ['Houston, TX', 'Flint, MI', 2],
  ['San Jose, CA', 'Fresno, CA', 2],
  ['Boston, MA', 'Springfield, MA', 1.6],
  ['Seattle, WA', 'Spokane, WA', 1.5],
  ['Honolulu, HI', 'Houston, TX', 2],
  ['Chicago, IL', 'Gary, IN', 2],
  ['Los Angeles, CA', 'Bakersfield, CA', 2],
  ['Dallas, TX', 'Jackson, MS', 2],
  ['Rumson, NJ', 'Newark, NJ', 2],
  ['Wilmette, IL', 'Harvey, IL', 3],
  ['Highland Park, TX', 'Dallas, TX', 2],
  ['Franklin, WI', 'Seymour, TX', 1.8],
  ['Mount Vernon, WA', 'Bloomfield, MO', 2.5],
];

/** What a home costs at the median, in thousands of dollars: places that readers know, and villages far from any city. */
const MEDIANS: readonly (readonly [name: string, from: number, to: number])[] = [
  ['San Jose, CA', 1_000, 1_800],
  ['San Francisco, CA', 1_000, 2_000],
  ['Los Angeles, CA', 700, 1_200],
  ['San Diego, CA', 700, 1_200],
  ['Burbank, CA', 750, 1_300],
  ['Boston, MA', 650, 1_300],
  ['Seattle, WA', 600, 1_100],
  ['Washington, DC', 550, 1_000],
  ['Denver, CO', 380, 700],
  ['Miami, FL', 420, 800],
  ['Annapolis, MD', 450, 850],
  ['Rumson, NJ', 1_000, 2_200],
  ['Wilmette, IL', 600, 1_200],
  ['Mount Vernon, WA', 380, 650],
  ['Franklin, WI', 300, 550],
  ['Carbon Hill, AL', 60, 170],
  ['Seymour, TX', 70, 190],
  ['Holgate, OH', 70, 220],
  ['Bloomfield, MO', 60, 190],
];

function wrongMedians(medianOf: (name: string) => number): string[] {
  return MEDIANS.flatMap(([name, from, to]) => {
    const thousands = medianOf(name) / 1_000;
    return thousands >= from && thousands <= to ? [] : [`${name}: ${Math.round(thousands)}`];
  });
}

function wrongOrder(medianOf: (name: string) => number): string[] {
  return DEARER.filter(([dear, cheap, times]) => medianOf(dear) < times * medianOf(cheap)).map(([dear]) => dear);
}

/**
 * Homes that are worth much more or less than one of the middle in their ZIP code, as the census has it: the middle one
 * of all, and how far apart the tenth below and the tenth above are.
 */
function farFromZip(rows: readonly PropertyRow[]): string[] {
  const zips = new Map(all.address.map(({ key, zip5, place_id }) => [key, { zip5, place: places[place_id - 1] }]));
  const shares = rows
    .flatMap(({ address_key, market_value }) => {
      const { zip5 = '', place } = zips.get(address_key) ?? {};
      const { value } = homesIn(zip5);
      if (value === null || market_value === null || place === undefined) return [];
      return [(market_value * shareOfToday(place.stateCode, monthOf(2022, 9))) / value];
    })
    .sort((a, b) => a - b);
  const at = (share: number): number => shares[Math.floor(shares.length * share)] ?? 0;
  const middle = at(0.5) > 0.9 && at(0.5) < 1.1 ? [] : [`middle: ${at(0.5).toFixed(2)}`];
  return [...middle, ...(at(0.9) < 3 * at(0.1) ? [] : [`tenths: ${at(0.1).toFixed(2)} to ${at(0.9).toFixed(2)}`])];
}

describe('prices', () => {
  test('fit the place', () => {
    expect(wrongOrder(medianIn)).toEqual([]);
    expect(wrongOrder((name) => (name === 'Flint, MI' ? 400_000 : medianIn(name)))).toEqual(['Houston, TX']);
    expect(medianIn('Houston, TX')).toBeGreaterThan(200_000);
    expect(medianIn('Houston, TX')).toBeLessThan(400_000);
  });

  test('are about what readers know of a town', () => {
    expect(wrongMedians(medianIn)).toEqual([]);
    const planted = (name: string) =>
      name === 'Rumson, NJ' ? 547_000 : name === 'Seymour, TX' ? 285_000 : medianIn(name);
    expect(wrongMedians(planted)).toEqual(['Rumson, NJ: 547', 'Seymour, TX: 285']);
  });

  test('are those of the ZIP code', () => {
    expect(farFromZip(all.property)).toEqual([]);
    const doubled = all.property.map((row) => ({ ...row, market_value: 2 * (row.market_value ?? 0) }));
    expect(farFromZip(doubled)).toEqual([expect.stringContaining('middle')]);
    const alike = all.property.map((row) => ({ ...row, market_value: 350_000 }));
    expect(farFromZip(alike)).toContainEqual(expect.stringContaining('tenth'));
  });

  test('move as they did in each state', () => {
    const between = (name: string, from: number, to: number): number =>
      indexAt(monthOf(to, 6), homeIn(name)) / indexAt(monthOf(from, 6), homeIn(name));
    expect(between('Phoenix, AZ', 2000, 2006)).toBeGreaterThan(1.8);
    expect(between('Phoenix, AZ', 2006, 2011)).toBeLessThan(0.7);
    expect(between('Burlington, IA', 2006, 2011)).toBeGreaterThan(0.95);
    expect(between('Boston, MA', 1984, 1988)).toBeGreaterThan(1.6);
    expect(between('Houston, TX', 1983, 1988)).toBeLessThan(0.95);
    for (const stateCode of new Set(places.map((place) => place.stateCode))) {
      expect(shareOfToday(stateCode, REFERENCE_MONTH)).toBe(1);
      expect(shareOfToday(stateCode, monthOf(1970, 1))).toBeLessThan(0.25);
      expect(shareOfToday(stateCode, monthOf(2022, 6))).toBeGreaterThan(shareOfToday(stateCode, monthOf(2019, 1)));
    }
  });

  test('make rents of 0.4 to 0.9 percent a month', () => {
    for (const name of ['San Francisco, CA', 'Houston, TX', 'Flint, MI']) {
      const entry = new AddressBook(randomOf('rents', name)).build(placeOf(name), REFERENCE_MONTH);
      const share = rentOf(entry, REFERENCE_MONTH) / worthOf(entry);
      expect(share).toBeGreaterThan(0.004);
      expect(share).toBeLessThan(0.009);
    }
  });
});

/** States where homes cost much less in 2010 than in 2006. */
const BUST = new Set('AZ CA FL GA IL MD MI MN NV'.split(' '));
let states: ReadonlyMap<number, string> | null = null;

function stateOf(addressKey: number): string {
  states ??= new Map(all.address.map(({ key, place_id }) => [key, places[place_id - 1]?.stateCode ?? '']));
  return states.get(addressKey) ?? '';
}

/** Shares of homes that lost value, by what is said about them; every one has to be believable. */
function strangeLosses({ property, transfer }: Pick<Collected, 'property' | 'transfer'>): string[] {
  const within = (name: string, found: readonly boolean[], from: number, to: number): string[] => {
    const share = found.filter(Boolean).length / found.length;
    return share >= from && share <= to ? [] : [`${name}: ${share.toFixed(3)}`];
  };
  const sold = property.filter(({ last_sale_amount }) => last_sale_amount !== null);
  const bust: boolean[] = [];
  const inBust = new Set(property.filter(({ address_key }) => BUST.has(stateOf(address_key))).map(({ key }) => key));
  const there = transfer.filter(({ property_key }) => inBust.has(property_key));
  for (const [, rows] of Map.groupBy(there, ({ property_key }) => property_key)) {
    const sales = rows
      .map(({ body }) => JSON.parse(body) as { readonly saleDate: string; readonly saleAmount: number | null })
      .filter(({ saleAmount }) => saleAmount !== null);
    for (const [at, { saleDate, saleAmount }] of sales.entries()) {
      const before = sales[at + 1];
      if (before === undefined || !/^200[67]/.test(before.saleDate) || !/^201[01]/.test(saleDate)) continue;
      bust.push((saleAmount ?? 0) < (before.saleAmount ?? 0));
    }
  }
  const forecasts = property.flatMap(({ cstv_p50 }) => cstv_p50 ?? []);
  return [
    ...within(
      'worth less than paid',
      sold.map((row) => (row.market_value ?? 0) < (row.last_sale_amount ?? 0)),
      0.02,
      0.2,
    ),
    ...within('bought in 2006 or 2007 and sold in 2010 or 2011 for less', bust, 0.7, 1),
    ...within(
      'expected to lose value',
      forecasts.map((percent) => percent < 0),
      0.06,
      0.14,
    ),
  ];
}

test('some homes lost value, some are expected to, and most are not', () => {
  expect(strangeLosses(all)).toEqual([]);
  const rising = all.property.map((row) => ({ ...row, cstv_p50: 20, market_value: 9_000_000 }));
  expect(strangeLosses({ ...all, property: rising })).toHaveLength(2);
  const steady = all.transfer.map((row) => ({
    ...row,
    body: row.body.replace(/"saleAmount":\d+/, '"saleAmount":200000'),
  }));
  expect(strangeLosses({ ...all, transfer: steady })).toEqual([expect.stringContaining('2011 for less')]);
});

/** How far apart the scores of two homes are, on average: of one town, and of two. */
function gaps(
  properties: readonly PropertyRow[],
  placeIds: ReadonlyMap<number, number>,
): [within: number, across: number] {
  const scored = properties.filter(({ roi_score }) => roi_score !== null);
  const towns = [...Map.groupBy(scored, ({ address_key }) => placeIds.get(address_key)).values()];
  const gap = (a: PropertyRow, b: PropertyRow): number => Math.abs((a.roi_score ?? 0) - (b.roi_score ?? 0));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const within = towns.flatMap((homes) => homes.slice(1).map((home, at) => gap(home, homes[at] ?? home)));
  const across = scored.slice(1).map((home, at) => gap(home, scored[(at * 7919) % scored.length] ?? home));
  return [mean(within), mean(across)];
}

test('forecasts of one town are more alike than those of two', () => {
  const placeIds = new Map(all.address.map(({ key, place_id }) => [key, place_id]));
  const [within, across] = gaps(all.property, placeIds);
  expect(within).toBeLessThan(across * 0.9);
  const scores = all.property.map(({ roi_score }) => roi_score);
  const order = scores.map((_, at) => at).sort((a, b) => scrambled(a) - scrambled(b));
  const mixed = all.property.map((row, at) => ({ ...row, roi_score: scores[order[at] ?? 0] ?? null }));
  const [mixedWithin, mixedAcross] = gaps(mixed, placeIds);
  expect(mixedWithin).toBeGreaterThan(mixedAcross * 0.9);
});

test('a debt for rent fits the home', () => {
  const values = new Map(all.property.map(({ address_key, market_value }) => [address_key, market_value]));
  const homes = new Map(all.address.map(({ key, place_id, zip5 }) => [key, { place: places[place_id - 1], zip5 }]));
  let compared = 0;
  for (const { record_group, body, address_key, filed } of all.record) {
    const { liabilityAmount } = JSON.parse(body) as { readonly liabilityAmount?: number | null };
    const value = values.get(address_key ?? 0);
    const { place, zip5 = '' } = homes.get(address_key ?? 0) ?? {};
    if (record_group !== 'evictions' || liabilityAmount == null || value == null || place === undefined) continue;
    if (filed === null || filed.length < 7) continue;
    compared += 1;
    const then = value * indexAt(monthOf(Number(filed.slice(0, 4)), Number(filed.slice(5, 7))), { place, zip5 });
    expect(liabilityAmount / then).toBeGreaterThan(0.003);
    expect(liabilityAmount / then).toBeLessThan(0.06);
  }
  expect(compared).toBeGreaterThan(5);
});

/** The value that a tenth of all are below, and the one that a tenth are above. */
function spread(values: readonly number[]): readonly [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length * 0.1)] ?? 0, sorted[Math.floor(sorted.length * 0.9)] ?? 0];
}

/** Homes of each town that has enough of them to compare. */
function homesByTown(rows: readonly PropertyRow[]): PropertyRow[][] {
  const placeIds = new Map(all.address.map(({ key, place_id }) => [key, place_id]));
  const towns = [...Map.groupBy(rows, ({ address_key }) => placeIds.get(address_key)).values()];
  return towns.filter(({ length }) => length >= 20);
}

/** Islands are not in the table of ZIP codes. */
const UNKNOWN_VALUE = 200_000;

/**
 * Towns where a square foot costs the same in every home, or several times as much in one as in another, beyond what
 * their ZIP codes tell.
 */
function evenTowns(rows: readonly PropertyRow[]): string[] {
  const zips = new Map(all.address.map(({ key, zip5 }) => [key, zip5]));
  return homesByTown(rows).flatMap((homes) => {
    const [low, high] = spread(
      homes.flatMap(({ address_key, living_sqft, market_value }) => {
        const value = homesIn(zips.get(address_key) ?? '').value ?? UNKNOWN_VALUE;
        return living_sqft === null ? [] : [(market_value ?? 0) / living_sqft / value];
      }),
    );
    return high / low > 1.15 && high / low < 4 ? [] : [`${homes[0]?.macro_neighborhood}: ${(high / low).toFixed(2)}`];
  });
}

test('homes of one town differ in what a square foot costs', () => {
  expect(homesByTown(all.property).length).toBeGreaterThan(5);
  expect(evenTowns(all.property)).toEqual([]);
  const zips = new Map(all.address.map(({ key, zip5 }) => [key, zip5]));
  const even = all.property.map((row) => ({
    ...row,
    market_value: ((homesIn(zips.get(row.address_key) ?? '').value ?? UNKNOWN_VALUE) * (row.living_sqft ?? 0)) / 1_600,
  }));
  expect(evenTowns(even).length).toBe(homesByTown(all.property).length);
});

/** Shares of all forecasts that are out of bounds, and towns whose homes are not alike. */
function strangeForecasts(rows: readonly PropertyRow[]): string[] {
  const percents = rows.flatMap(({ cstv_p50 }) => cstv_p50 ?? []);
  const share = (isIt: (percent: number) => boolean): number => percents.filter(isIt).length / percents.length;
  const faults: string[] = [];
  if (share((percent) => percent > 60) > 0.01) faults.push('many above 60');
  if (share((percent) => percent >= 67) > 0.02) faults.push('many A or A+');
  if (share((percent) => percent > 20) < 0.2) faults.push('hardly any gains');
  for (const homes of homesByTown(rows)) {
    const [low, high] = spread(homes.flatMap(({ cstv_p50 }) => cstv_p50 ?? []));
    if (high - low > 18) faults.push(`${homes[0]?.macro_neighborhood}: ${low} to ${high}`);
  }
  return faults;
}

test('forecasts are alike within a town and rarely above 60 percent', () => {
  expect(strangeForecasts(all.property)).toEqual([]);
  const sleepy = all.property.map((row, at) => (at % 40 === 0 ? { ...row, cstv_p50: 128 } : row));
  expect(strangeForecasts(sleepy)).toEqual(expect.arrayContaining(['many above 60', 'many A or A+']));
  const apart = all.property.map((row, at) => ({ ...row, cstv_p50: at % 2 === 0 ? -19 : 15 }));
  expect(strangeForecasts(apart).filter((fault) => fault.includes('-19 to 15')).length).toBeGreaterThan(5);
});
