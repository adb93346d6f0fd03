import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { type StateCode, US_STATES } from '../../shared/people/us-states.ts';
import { areaCodesOfPlace, areaCodesOfState } from './area-codes.ts';
import { loadPlaces, placeChooser } from './places.ts';
import { randomOf } from './random.ts';
import { zipIsInState } from './zip-prefixes.ts';

const places = loadPlaces();
const STATES = Object.keys(US_STATES) as StateCode[];
/** Territories that the metadata counts as countries of their own. */
const COUNTRIES: Readonly<Record<string, string>> = { PR: 'PR', AS: 'AS', GU: 'GU', MP: 'MP', VI: 'VI' };

describe('places', () => {
  test('are in every state, DC and the territories, and Portland is among them', () => {
    expect(new Set(places.map(({ stateCode }) => stateCode))).toEqual(new Set(STATES));
    expect(places.some(({ city, stateCode }) => city === 'Portland' && stateCode === 'OR')).toBe(true);
    expect(places.length).toBeGreaterThan(300);
  });

  test('have ZIP codes of their state, each in only one place', () => {
    const all = places.flatMap(({ zips, stateCode }) => zips.map(({ zip5 }) => ({ zip5, stateCode })));
    expect(all.filter(({ zip5, stateCode }) => !zipIsInState(zip5, stateCode))).toEqual([]);
    expect(new Set(all.map(({ zip5 }) => zip5)).size).toBe(all.length);
  });

  test('lie in a county of their state', () => {
    const portland = places.find(({ city, stateCode }) => city === 'Portland' && stateCode === 'OR');
    expect(portland).toMatchObject({ county: 'Multnomah', fips: '41051' });
    expect(places.filter(({ county, fips }) => county === null || !/^\d{5}$/.test(fips ?? ''))).toEqual([]);
    const byState = Map.groupBy(places, ({ stateCode }) => stateCode);
    for (const [, ofState] of byState) expect(new Set(ofState.map(({ fips }) => fips?.slice(0, 2))).size).toBe(1);
  });

  test('are always the same with the same ids', () => {
    expect(loadPlaces()).toEqual(places);
    expect(places.map(({ id }) => id)).toEqual(places.map((_, index) => index + 1));
  });

  test('are chosen by their size', () => {
    const random = randomOf('sizes', 'test');
    const chooser = placeChooser(places);
    const drawn = Array.from({ length: 3_000 }, () => chooser.anywhere(random).city);
    const count = (name: string): number => drawn.filter((city) => city === name).length;
    expect(count('Houston')).toBeGreaterThan(count('Pago Pago') + 20);
    for (let n = 0; n < 50; n += 1) expect(chooser.inState('OR', random).stateCode).toBe('OR');
  });
});

test.each([
  ['97209', 'OR', true],
  ['97209', 'WA', false],
  ['00601', 'PR', true],
  ['10001', 'NY', true],
  ['20001', 'DC', true],
  ['20001', 'VA', false],
  ['99950', 'AK', true],
] as const)('zip %s in %s: %s', (zip5, stateCode, expected) => {
  expect(zipIsInState(zip5, stateCode)).toBe(expected);
});

describe('area codes', () => {
  test('are in use, and each in one state', () => {
    const all = STATES.flatMap((stateCode) => areaCodesOfState(stateCode).map((code) => ({ code, stateCode })));
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    for (const { code, stateCode } of all) {
      // The metadata knows American Samoa's exchanges, and 555 is none of them.
      if (stateCode === 'AS') continue;
      const number = parsePhoneNumberFromString(`+1${code}5550123`);
      expect(number?.isValid(), code).toBe(true);
      expect(number?.country, code).toBe(COUNTRIES[stateCode] ?? 'US');
    }
  });

  test('of a place belong to its state', () => {
    for (const place of places) {
      const codes = areaCodesOfPlace(place);
      expect(codes.length).toBeGreaterThan(0);
      for (const code of codes) expect(areaCodesOfState(place.stateCode)).toContain(code);
    }
  });
});
