import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { areaOfCode } from '../../../shared/people/area-codes.ts';
import { type StateCode, US_STATES } from '../../../shared/people/us-states.ts';
import { loadPlaces } from '../places/places.ts';
import { timeZoneOf } from '../places/time-zones.ts';
import { areaCodesNear, areaCodesOfPlace, areaCodesOfState } from './area-codes.ts';
import { OVERLAYS, PURE_OVERLAYS } from './overlays.ts';

const places = loadPlaces();
const STATES = Object.keys(US_STATES) as StateCode[];
/** Territories that the metadata counts as countries of their own. */
const COUNTRIES: Readonly<Record<string, string>> = { PR: 'PR', AS: 'AS', GU: 'GU', MP: 'MP', VI: 'VI' };

function placeNamed(city: string, stateCode: string) {
  const found = places.find((place) => place.city === city && place.stateCode === stateCode);
  if (found === undefined) throw new Error(`no ${city}, ${stateCode}`);
  return found;
}

const codesOf = (city: string, stateCode: string): string[] =>
  areaCodesOfPlace(placeNamed(city, stateCode)).map(({ code }) => code);

describe('area codes of a state', () => {
  test('are all that the metadata has, except those for no place', () => {
    const all = new Set(STATES.flatMap((stateCode) => areaCodesOfState(stateCode)));
    const missing = Array.from({ length: 800 }, (_, n) => String(200 + n)).filter((code) => {
      const number = parsePhoneNumberFromString(`+1${code}5552345`);
      const isOurs = number?.country === 'US' || Object.values(COUNTRIES).includes(number?.country ?? '');
      return isOurs && number?.isValid() && !all.has(code);
    });
    // Toll-free, premium and personal numbers.
    expect(missing.filter((code) => !/^(?:8(00|33|44|55|66|77|88)|900|5\d\d)$/.test(code))).toEqual([]);
  });

  test('lie over codes of the same state, each over one area', () => {
    const own = new Map(STATES.flatMap((state) => areaCodesOfState(state).map((code) => [code, state] as const)));
    for (const { code, since, over } of OVERLAYS) {
      expect(new Set(over.map((one) => own.get(one))), code).toEqual(new Set([own.get(code)]));
      expect(over.filter((one) => PURE_OVERLAYS.has(one))).toEqual([]);
      expect(since >= 1992 && since <= 2026, code).toBe(true);
    }
    const pure = OVERLAYS.filter(({ code }) => PURE_OVERLAYS.has(code)).map(({ code }) => code);
    expect(new Set(pure).size).toBe(pure.length);
  });
});

test('an area code alone tells the state and the time zone of all its places, if they have one [F2-13]', () => {
  const zones = new Map<string, Set<string>>();
  for (const place of places)
    for (const { code } of areaCodesOfPlace(place))
      zones.set(code, (zones.get(code) ?? new Set<string>()).add(timeZoneOf(place)));
  // Nobody in the population lives in the west of the Aleutian Islands.
  zones.get('907')?.add('America/Adak');
  for (const state of STATES) {
    for (const areaCode of areaCodesOfState(state)) {
      const [timezone = null, another] = zones.get(areaCode) ?? [];
      const told = { areaCode, state, timezone: another === undefined ? timezone : null };
      expect(areaOfCode(areaCode)).toEqual(told);
    }
  }
  expect([areaOfCode('800'), areaOfCode('416'), areaOfCode('000')]).toEqual([null, null, null]);
});

test.each([
  ['748', 2025],
  ['686', 2024],
  ['983', 2022],
  ['872', 2009],
])('the overlay %s is in service since %i', (code, year) => {
  expect(OVERLAYS.filter((overlay) => overlay.code === code).map(({ since }) => since)).toEqual([year]);
});

describe('area codes of a place', () => {
  test.each([
    ['Houston', 'TX', '713 281 832 346'],
    ['Bakersfield', 'CA', '661'],
    ['Boca Raton', 'FL', '561 728'],
    ['Anaheim', 'CA', '714 657'],
    ['Decatur', 'IL', '217 447'],
    ['Portland', 'OR', '503 971'],
    ['Atlanta', 'GA', '404 678 470 770 943'],
    ['New York', 'NY', '212 646 917 332'],
    ['Brooklyn', 'NY', '718 347 917 929'],
    ['Bronx', 'NY', '718 347 917 929'],
    ['Queens', 'NY', '718 347 917 929'],
    ['Staten Island', 'NY', '718 347 917 929'],
    ['Dallas', 'TX', '214 469 972 945'],
    ['Washington', 'DC', '202 771'],
    ['Denver', 'CO', '303 720 983'],
    ['Chicago', 'IL', '312 773 872'],
    ['San Diego', 'CA', '619 858'],
    ['Los Angeles', 'CA', '213 323 310 424 738'],
    ['Philadelphia', 'PA', '215 267 445'],
    ['St. Louis', 'MO', '314 557'],
    ['Nashville', 'TN', '615 629'],
    ['Winston-Salem', 'NC', '336 743'],
    ["Coeur d'Alene", 'ID', '208 986'],
    ['McAllen', 'TX', '956'],
    ['El Paso', 'TX', '915'],
    ['San Juan', 'PR', '787 939'],
    ['Charlotte Amalie', 'VI', '340'],
    ['Anchorage', 'AK', '907'],
    // Another Live Oak, in the north of California, has 530.
    ['Live Oak', 'CA', '831'],
    // Not in the table: their neighbors' codes.
    ['Paradise', 'NV', '702 725'],
    ['Thornton', 'CO', '303 720 983'],
    ['Palm Bay', 'FL', '321'],
    // Those of their county, though a town across the border is nearer.
    ['Elk Grove Village', 'IL', '847 224'],
    ['Garfield Heights', 'OH', '216 440'],
    ['Rutherford', 'NJ', '201 551'],
    // By hand: not those of their county.
    ['Earlimart', 'CA', '661'],
    ['Aventura', 'FL', '305 786 645'],
    ['Grand Junction', 'CO', '970 748'],
  ])('are those in use in %s, %s', (city, stateCode, codes) => {
    expect(codesOf(city, stateCode).toSorted()).toEqual(codes.split(' ').toSorted());
  });

  test('are weighted by prefixes and by the age of overlays', () => {
    const share = (city: string, state: string, code: string): number =>
      areaCodesOfPlace(placeNamed(city, state)).find((one) => one.code === code)?.share ?? 0;
    expect(codesOf('Decatur', 'IL')).toEqual(['217', '447']);
    expect(share('Decatur', 'IL', '447')).toBeLessThan(0.15);
    expect(share('New York', 'NY', '646')).toBeGreaterThan(share('New York', 'NY', '332'));
    expect(share('Phoenix', 'AZ', '602')).toBeGreaterThan(0.5);
    const sums = places.map((place) => areaCodesOfPlace(place).reduce((total, one) => total + one.share, 0));
    expect(sums.filter((sum) => Math.abs(sum - 1) > 1e-9)).toEqual([]);
  });

  test('are followed by those of the rest of its state, nearest first', () => {
    const near = areaCodesNear(placeNamed('Bakersfield', 'CA')).map(({ code }) => code);
    expect(near[0]).toBe('661');
    expect(near.indexOf('559')).toBeLessThan(near.indexOf('530'));
    expect(new Set(near)).toEqual(new Set(areaCodesOfState('CA')));
  });
});
