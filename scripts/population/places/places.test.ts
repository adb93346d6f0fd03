import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { type StateCode, US_STATES } from '../../../shared/people/us-states.ts';
import { areaCodesOfPlace, areaCodesOfState } from '../contacts/area-codes.ts';
import { randomOf } from '../random.ts';
import { readGazetteer } from './gazetteer.ts';
import { isInAddresses, residentsByMail } from './mail-places.ts';
import { loadPlaces, type Place } from './places.ts';
import { settlePlaces } from './settled-places.ts';
import { zipHasHomes } from './zip-homes.ts';
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

  test('are all of at least 1,000 residents that the gazetteer has', () => {
    expect(places.length).toBe(readGazetteer().length);
    expect(places.length).toBeGreaterThan(15_000);
    expect(places.filter(({ population }) => population < 1_000)).toEqual([]);
    expect(new Set(places.map(({ city, stateCode }) => `${city}, ${stateCode}`)).size).toBe(places.length);
  });

  test.each([
    ['St. Louis', 'MO', 'St. Louis', 300_000],
    ['St. Paul', 'MN', 'Ramsey', 280_000],
    ['Winston-Salem', 'NC', 'Forsyth', 230_000],
    ["Coeur d'Alene", 'ID', 'Kootenai', 44_000],
    ["O'Fallon", 'MO', 'St. Charles', 79_000],
    ['McAllen', 'TX', 'Hidalgo', 129_000],
    ['Bayamón', 'PR', 'Bayamón', 170_000],
    ['Sault Ste. Marie', 'MI', 'Chippewa', 13_000],
    ['New York', 'NY', 'New York', 1_400_000],
    ['Queens', 'NY', 'Queens', 2_200_000],
    ['Bronx', 'NY', 'Bronx', 1_300_000],
    ['Washington', 'DC', 'District of Columbia', 600_000],
    ['Kaneohe', 'HI', 'Honolulu', 34_000],
  ] as const)('include %s, %s, as people spell it', (city, stateCode, county, residents) => {
    const found = places.find((place) => place.city === city && place.stateCode === stateCode);
    expect(found).toMatchObject({ county });
    expect(found?.population).toBeGreaterThanOrEqual(residents);
    expect(found?.population).toBeLessThan(residents * 1.5);
  });

  test('have no abbreviations, no Postal Service spelling and no part that repeats its town', () => {
    const odd = (city: string): boolean =>
      /^(?:Saint|Sainte|St|Ste|Mt|Ft|Mc) |\bSaint (?!Jo$)|\(|^City of|’/.test(city);
    // The town in Texas is Saint Jo.
    expect(places.map(({ city }) => city).filter(odd)).toEqual(['Saint Jo']);
    for (const planted of ['Saint Louis', 'Mt Vernon', 'Milford (balance)']) expect(odd(planted)).toBe(true);
    const named = new Set(places.map(({ city, stateCode }) => `${city}, ${stateCode}`));
    for (const gone of [
      'Bham, AL',
      'Atl, GA',
      'Young America, MN',
      'North Stamford, CT',
      'Meads, KY',
      'Manhattan, NY',
    ]) {
      expect(named.has(gone)).toBe(false);
    }
  });

  test('have ZIP codes of their state, each named after one place at most', () => {
    const all = places.flatMap(({ zips, stateCode }) => zips.map((zip) => ({ ...zip, stateCode })));
    expect(all.filter(({ zip5, stateCode }) => !zipIsInState(zip5, stateCode))).toEqual([]);
    expect(places.filter(({ zips }) => zips.length === 0)).toEqual([]);
    const named = all.filter(({ isNamed }) => isNamed).map(({ zip5 }) => zip5);
    expect(new Set(named).size).toBe(named.length);
    expect(named.length).toBeGreaterThan(16_000);
  });

  test('have no ZIP codes of post office boxes or of one organization', () => {
    const zips = places.flatMap((place) => place.zips.map(({ zip5 }) => zip5));
    const unlivable =
      '00501 20208 04333 55146 60688 21404 97075 92179 95929 91125 92415 27697 43218 17120 98207 74077'.split(' ');
    expect(zips.filter((zip5) => !zipHasHomes(zip5))).toEqual([]);
    expect(unlivable.filter((zip5) => zipHasHomes(zip5) || zips.includes(zip5))).toEqual([]);
    expect(['97201', '10001', '11742'].filter((zip5) => !zips.includes(zip5))).toEqual([]);
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
});

function placesNamed(...names: string[]): Place[] {
  return places.filter(({ city, stateCode }) => names.includes(`${city}, ${stateCode}`));
}

describe('the places where people live', () => {
  const settled = settlePlaces(places, 'test', 20_000);
  const residents = places.reduce((sum, { population }) => sum + population, 0);

  test('are chosen as often as they have residents', () => {
    const random = randomOf('sizes', 'test');
    const drawn = Array.from({ length: 60_000 }, () => settled.anywhere(random));
    const count = Map.groupBy(drawn, ({ id }) => id);
    for (const place of places.filter(({ population }) => population > 1_000_000)) {
      const share = (count.get(place.id)?.length ?? 0) / drawn.length;
      expect(Math.abs(share - place.population / residents), place.city).toBeLessThan(0.0025);
    }
    const small = drawn.filter(({ population }) => population < 20_000).length / drawn.length;
    const byMail = residentsByMail(places);
    const really = places.filter(({ population }) => population < 20_000);
    const expected = really.reduce((sum, { id }) => sum + (byMail.get(id) ?? 0), 0) / residents;
    expect(Math.abs(small - expected)).toBeLessThan(0.03);
  });

  test('are a few hundred for twenty thousand people and most of them for a million, in every state', () => {
    expect(settled.all.length).toBeGreaterThan(350);
    expect(settled.all.length).toBeLessThan(600);
    expect(new Set(settled.all.map(({ stateCode }) => stateCode))).toEqual(new Set(STATES));
    expect(settlePlaces(places, 'test', 1_000_000).all.length).toBeGreaterThan(places.filter(isInAddresses).length / 2);
    const random = randomOf('state', 'test');
    for (let n = 0; n < 50; n += 1) expect(settled.inState('OR', random).stateCode).toBe('OR');
  });

  test('are those that people write on envelopes, and nobody is lost with the others', () => {
    const unnamed = (list: readonly Place[]): string[] =>
      list.filter((place) => !isInAddresses(place)).map(({ city, stateCode }) => `${city}, ${stateCode}`);
    expect(unnamed(settlePlaces(places, 'test', 1_000_000).all)).toEqual([]);
    const planted = placesNamed('Paradise, NV', 'Mercerville-Hamilton Square, NJ', 'South Gate Ridge, FL', 'Reno, NV');
    expect(unnamed(planted).toSorted()).toEqual([
      'Mercerville-Hamilton Square, NJ',
      'Paradise, NV',
      'South Gate Ridge, FL',
    ]);
    expect([...residentsByMail(places).values()].reduce((sum, one) => sum + one, 0)).toBe(residents);
    const [vegas] = placesNamed('Las Vegas, NV');
    expect(residentsByMail(places).get(vegas?.id ?? 0)).toBeGreaterThan((vegas?.population ?? 0) + 200_000);
  });

  test('are the same for the same seed, and any place can be named', () => {
    expect(settlePlaces(places, 'test', 20_000).all).toEqual(settled.all);
    expect(settlePlaces(places, 'other', 20_000).all).not.toEqual(settled.all);
    expect(settled.named({ city: 'Portland', stateCode: 'OR' })).toMatchObject({ county: 'Multnomah' });
    expect(() => settled.named({ city: 'Bham', stateCode: 'AL' })).toThrow('no place of the population');
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
    const byState = new Map(STATES.map((state) => [state, new Set(areaCodesOfState(state))]));
    const wrong = places.filter((place) => {
      const codes = areaCodesOfPlace(place);
      return codes.length === 0 || codes.some(({ code }) => !byState.get(place.stateCode)?.has(code));
    });
    expect(wrong).toEqual([]);
  });
});
