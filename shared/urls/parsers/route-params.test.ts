import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { US_STATES } from '../../people/us-states.ts';
import { isUrlSafe } from '../identifiers.ts';
import { normaliseLocation } from '../location.ts';
import { paths } from '../paths.ts';
import { routes } from '../route-table.ts';
import { directoryKey, normalisePhone, parseSegment } from '../segments.ts';
import { type ParsedRoute, parsePath } from './parse-path.ts';
import { paramParsers } from './route-params.ts';
import { safeRedirectPath } from './safe-redirect.ts';

const RUNS = { numRuns: 500 };
const ID = 'Pabcdefghijk-_0';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const graphemes = fc.string({ unit: 'grapheme', maxLength: 40 });
const nameLike = fc.string({ unit: fc.constantFrom(...'aZé9 Łß-–\'’()+#.,;/\\%?&"\u0000\u202eИ李'), maxLength: 30 });
const pieces = fc.constantFrom(...Object.entries(US_STATES).flat(), 'Portland', 'Port', 'West', '97217', '1234', 'é');
const placeLike = fc
  .array(fc.tuple(pieces, fc.constantFrom(' ', ', ', '-', ',')), { maxLength: 6 })
  .map((list) => list.map(([piece, end]) => piece + end).join(''));
const phoneLike = fc.string({ unit: fc.constantFrom(...'0123456789xX()-+ .e'), maxLength: 20 });
const texts = fc.oneof(anyText, graphemes, nameLike);
const places = fc.oneof(anyText, graphemes, placeLike);
const phones = fc.oneof(anyText, graphemes, phoneLike);
const urlSafeIds = fc.string({ unit: fc.constantFrom(...'AZaz09_-.~'), minLength: 1, maxLength: 20 }).filter(isUrlSafe);
const ids = fc.oneof(urlSafeIds, anyText);

/** What the path says, without its query. */
function read(path: string): Pick<ParsedRoute, 'name' | 'params'> {
  const parsed = parsePath(path);
  if (parsed.kind !== 'route') throw new Error(`not a route: ${path}`);
  return { name: parsed.name, params: parsed.params };
}

/** Without the placeholders, which a builder makes of a name that no path can spell. */
function words(params: ParsedRoute['params']) {
  return { ...params, isNamePlaceholder: null, isLocationPlaceholder: null };
}

/**
 * Expects that the builder's path is parsed as `params` and can be rebuilt from them; without `params`, that the
 * builder refuses.
 */
function expectRoundTrip<P>(name: ParsedRoute['name'], params: P | null, build: (params?: P) => string): void {
  if (params === null) {
    expect(() => build()).toThrow(RangeError);
    return;
  }
  const path = build();
  expect(read(path)).toEqual({ name, params });
  expect(build(params)).toBe(path);
}

function normalisedSearch(name: string, location: string) {
  const words = { name: parseSegment(name), location: normaliseLocation(location) };
  return { ...words, isNamePlaceholder: words.name === '', isLocationPlaceholder: words.location === '' };
}

describe('parse(build(x)) is x, normalized, whatever x is (F 5)', () => {
  it('for a person search [F5-18]', () => {
    fc.assert(
      fc.property(texts, places, (name, location) => {
        const params = normalisedSearch(name, location);
        expectRoundTrip('person-search', params, (again) => paths.personSearch(again ?? { name, location }));
      }),
      RUNS,
    );
  });
  it('for a person, whose name cannot be blank', () => {
    fc.assert(
      fc.property(texts, places, ids, (name, city, id) => {
        const build = () => paths.person({ name, city, stateCode: null, id });
        if (name.trim() === '' || !isUrlSafe(id)) {
          expect(build).toThrow(RangeError);
          return;
        }
        const params = { ...normalisedSearch(name, city), id };
        expect(read(build())).toEqual({ name: 'person', params });
        if (params.name === '') return;
        expect(paths.person({ name: params.name, city: params.location, stateCode: null, id })).toBe(build());
      }),
      RUNS,
    );
  });
  it('for the city and state of a person', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...Object.entries(US_STATES)), (city, [stateCode]) => {
        const path = paths.person({ name: 'Maya', city, stateCode, id: ID });
        const location = normaliseLocation(city.trim() === '' ? stateCode : `${city}, ${stateCode}`);
        expect(read(path)).toMatchObject({ params: { location } });
      }),
      RUNS,
    );
  });
  it('for a phone number', () => {
    fc.assert(
      fc.property(phones, (text) => {
        const phone = normalisePhone(text);
        const params = phone === null ? null : { phone };
        expectRoundTrip('phone', params, (again) => paths.phone(again ?? { phone: text }));
      }),
      RUNS,
    );
  });
  it('for an address', () => {
    fc.assert(
      fc.property(texts, places, ids, (street, location, id) => {
        const words = { street: parseSegment(street), location: normaliseLocation(location), id };
        const params = words.street === '' || words.location === '' || !isUrlSafe(id) ? null : words;
        expectRoundTrip('address', params, (again) => paths.address(again ?? { street, location, id }));
      }),
      RUNS,
    );
  });
  it('for a street', () => {
    fc.assert(
      fc.property(texts, places, (street, location) => {
        const words = { street: parseSegment(street), location: normaliseLocation(location) };
        const params = words.street === '' || words.location === '' ? null : words;
        expectRoundTrip('street', params, (again) => paths.street(again ?? { street, location }));
      }),
      RUNS,
    );
  });
  it.each(['white-pages', 'property-search'] as const)('for the place of %s', (name) => {
    const build = name === 'white-pages' ? paths.whitePages : paths.propertySearch;
    fc.assert(
      fc.property(places, (location) => {
        const words = normaliseLocation(location);
        const params = words === '' ? null : { location: words };
        expectRoundTrip(name, params, (again) => build(again ?? { location }));
      }),
      RUNS,
    );
  });
  it('for a property', () => {
    fc.assert(
      fc.property(ids, (pnpId) => {
        const params = isUrlSafe(pnpId) ? { pnpId: pnpId.toLowerCase() } : null;
        expectRoundTrip('property', params, (again) => paths.property(again ?? { pnpId }));
      }),
      RUNS,
    );
  });
  it('for the directory, by letter and by name', () => {
    fc.assert(
      fc.property(texts, (lastName) => {
        const key = directoryKey(lastName);
        const letter = key === null ? null : { letter: key.letter };
        expectRoundTrip('directory-letter', letter, (again) =>
          paths.directoryLetter({ lastName: again?.letter ?? lastName }),
        );
        expectRoundTrip('directory-name', key, (again) =>
          paths.directoryName({ lastName: again?.partial ?? lastName }),
        );
      }),
      RUNS,
    );
  });
  it('for a person to monitor and the reference of a removal', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const isId = isUrlSafe(id);
        expectRoundTrip('monitor', isId ? { personId: id } : null, () => paths.monitor({ personId: id }));
        expectRoundTrip('opt-out-status', isId ? { reference: id } : null, () => paths.optOutStatus({ reference: id }));
      }),
      RUNS,
    );
  });
});

describe('a path written by others', () => {
  it.each([
    ['/phone/5035550186', { phone: '15035550186' }],
    ['/phone/1-503-555-xxxx', { phone: '1503555XXXX' }],
    ['/address/1%20main%20st/portland%20or/Aabc', { street: '1 Main St', location: 'Portland, OR', id: 'Aabc' }],
    ['/white-pages/Portland-OR', { location: 'Portland, OR' }],
    ['/property-search/SAINT-LOUIS-MISSOURI', { location: 'Saint Louis, MO' }],
    ['/property/ABC', { pnpId: 'abc' }],
    ['/directory/name/O', { letter: 'o' }],
    ["/directory/name/O/O'Neil", { letter: 'o', partial: 'oneil' }],
    ['/monitor/Pabcdefghijk', { personId: 'Pabcdefghijk' }],
    ['/opt-out/R1', { reference: 'R1' }],
  ])('is read and normalized: %s', (path, params) => {
    expect(read(path).params).toEqual(params);
  });
  it.each([
    ['/phone/nobody', ''],
    ['/address/-/OR/Aabc', ' [F5-08]'],
    ['/address/1-Main-St/-/Aabc', ' [F5-09]'],
    ['/address/1-Main-St/OR/a%20b', ''],
    ['/white-pages/-', ' [F5-05]'],
    ['/white-pages/-/', ''],
    ['/property-search/%D0%98', ' [F5-06]'],
    ['/property/a%2Fb', ''],
    ['/directory/name/7', ' [F5-07]'],
    ['/directory/name/on', ''],
    ['/directory/name/m/oneil', ''],
    ['/directory/name/oneil/oneil', ''],
    ['/monitor/a%20b', ''],
    ['/opt-out/a%20b', ''],
  ])('finds nothing at %s, which lacks what its route needs$1', (path) => {
    expect(parsePath(path)).toEqual({ kind: 'not-found' });
  });
  it('is rebuilt for a redirect, or leads nowhere', () => {
    const params = fc.array(fc.oneof(texts, places, phones, urlSafeIds, fc.constantFrom('-', ID)), {
      minLength: 3,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.constantFrom(...routes.filter(({ name }) => name in paramParsers)), params, (row, values) => {
        const given = [...values];
        const raw = row.pattern.replace(/\{\w+\}/g, () => encodeURIComponent(given.pop()?.toWellFormed() || '-'));
        const parsed = parsePath(raw);
        const path = safeRedirectPath(raw, '');
        if (path === '' || parsed.kind !== 'route') {
          expect(path).toBe('');
          return;
        }
        expect(words(read(path).params)).toEqual(words(parsed.params));
        expect(safeRedirectPath(path, '')).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});

it('has a parser exactly if its route has a {param}', () => {
  const withParams = routes.filter(({ pattern }) => pattern.includes('{')).map(({ name }) => name);
  expect(Object.keys(paramParsers).sort()).toEqual([...withParams].sort());
});
