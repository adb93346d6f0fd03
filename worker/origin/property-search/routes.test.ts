import { beforeEach, describe, expect, it } from 'vitest';
import {
  BROWSE_PAGE_SIZE,
  type PropertySearchAnswer,
  propertySearchAnswerSchema,
} from '../../../shared/contract/finding/browse.ts';
import {
  addAddress,
  addPlaces,
  type FixturePlace,
  hideAddress,
  hideProperty,
  setProperty,
  showProperty,
} from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { findPlace, loadCities } from '../locations/places.ts';
import { resolvePlace } from '../search/place-store.ts';
import { loadPropertyPage } from './store.ts';

let origin: TestOrigin;
beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
});

/** A house with a property record; its number and zip must never be revealed. */
function addHouse(pnpId: string, place: FixturePlace, street: string, more: { houseNumber?: string } = {}): string {
  return addAddress(origin.people, pnpId, place, { pnpId, street, houseNumber: '98431', ...more });
}

/** Nothing about the building is on record. */
const BARE = { bedrooms: null, livingSquareFeet: null, yearBuilt: null };

const ask = (location: string, page?: number | string) =>
  origin.call(`/api/property-search/${encodeURIComponent(location)}${page === undefined ? '' : `?page=${page}`}`);

async function load(location: string, page?: number): Promise<PropertySearchAnswer> {
  const answer = await ask(location, page);
  expect(answer.status, location).toBe(200);
  return propertySearchAnswerSchema.parse(answer.json());
}

async function loadCity(location: string, page?: number) {
  const answer = await load(location, page);
  if (answer.kind !== 'city') throw new Error('not a city');
  return answer;
}

describe('the properties of a place', () => {
  beforeEach(() => {
    addHouse('listed-2', 'portlandOr', 'Birch St');
    addHouse('listed-3', 'portlandOr', 'Alder St');
    addHouse('listed-1', 'portlandOr', 'Alder St', { houseNumber: '12' });
    addHouse('listed-4', 'eugene', 'Cedar Ct');
    addHouse('listed-5', 'portlandMe', 'Dover Rd');
    addAddress(origin.people, 'bare', 'portlandOr', { street: 'Nobody Ln' });
    origin.people.fillFinding();
  });

  it('are listed by street, without numbers, with the nearby places [F2-21]', async () => {
    expect(await load('Portland, OR')).toEqual({
      kind: 'city',
      city: 'Portland',
      stateCode: 'OR',
      propertiesCount: 3,
      properties: [
        // On one street by their random ids, not by house number.
        { pnpId: 'listed-1', line1WithoutNumber: 'Alder St', home: BARE },
        { pnpId: 'listed-3', line1WithoutNumber: 'Alder St', home: BARE },
        { pnpId: 'listed-2', line1WithoutNumber: 'Birch St', home: BARE },
      ],
      nearby: [
        { city: 'Portland', stateCode: 'ME', properties: 1 },
        { city: 'Eugene', stateCode: 'OR', properties: 1 },
      ],
      page: 1,
      pages: 1,
      ranges: [],
    });
  });

  it('are told apart by bedrooms, size in hundreds and year; no value, owner or exact size comes along [F2-21]', async () => {
    const facts = { bedrooms: 3, living_sqft: 1842, year_built: 1962, market_value: 512_777, roi_score: 64 };
    setProperty(origin.people, 'listed-1', facts);
    setProperty(origin.people, 'listed-3', { bedrooms: 0, living_sqft: 49 });
    const { properties } = await loadCity('Portland, OR');
    expect(properties.map(({ home }) => home)).toEqual([
      { bedrooms: 3, livingSquareFeet: 1_800, yearBuilt: 1962 },
      { bedrooms: 0, livingSquareFeet: null, yearBuilt: null },
      BARE,
    ]);
    expect(Object.keys(properties[0] ?? {})).toEqual(['pnpId', 'line1WithoutNumber', 'home']);
    expect((await ask('Portland, OR')).text).not.toMatch(/1842|512777|64/);
  });

  it('of a state are its cities that have some, with how many', async () => {
    expect(await load('Oregon')).toEqual({
      kind: 'state',
      stateCode: 'OR',
      propertiesCount: 4,
      cities: [
        { city: 'Eugene', stateCode: 'OR', properties: 1 },
        { city: 'Portland', stateCode: 'OR', properties: 3 },
      ],
      citiesCount: 2,
      page: 1,
      pages: 1,
      ranges: [],
    });
  });

  it.each(['portland-or', 'PORTLAND OREGON', '97201', '97201-1234', 'Portland'])('are found as %s', async (typed) => {
    expect(await loadCity(typed)).toMatchObject({ city: 'Portland', stateCode: 'OR', propertiesCount: 3 });
  });

  it('reveal no house number, zip or owner', async () => {
    for (const location of ['OR', 'Portland, OR', 'Eugene, OR'])
      expect((await ask(location)).text).not.toMatch(/98431|97201|97401|owner|zip/i);
  });

  it('that are hidden, or whose address is, are neither listed nor counted', async () => {
    hideProperty(origin.people, 'listed-3');
    expect(await loadCity('Portland, OR')).toMatchObject({
      propertiesCount: 2,
      properties: [{ pnpId: 'listed-1' }, { pnpId: 'listed-2' }],
    });
    hideAddress(origin.people, addressOf('listed-4'));
    expect(await load('OR')).toMatchObject({ propertiesCount: 2, citiesCount: 1, cities: [{ city: 'Portland' }] });
    expect((await loadCity('Portland, OR')).nearby).toEqual([{ city: 'Portland', stateCode: 'ME', properties: 1 }]);
    expect((await ask('Eugene, OR')).status).toBe(404);
  });

  it('are the same 404 in an unknown place, one without any, and past the end', async () => {
    const answers = await Promise.all([
      ask('Nowhere, OR'),
      ask('Charleston, WV'),
      ask('WV'),
      ask('00000'),
      ask('-'),
      ask('Portland, OR', 2),
      ask('OR', 2),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const problems = answers.map((answer) => JSON.stringify({ ...answer.json<object>(), trackingId: '' }));
    expect(new Set(problems).size).toBe(1);
  });

  it.each(['0', '-1', '1e9', '99999999', 'two', ''])('are refused as page %j', async (page) => {
    expect((await ask('Portland, OR', page)).status).toBe(400);
  });
});

describe('a long list', () => {
  const STREETS = 251;
  beforeEach(() => {
    for (let at = 0; at < STREETS; at += 1) {
      const number = String(at).padStart(3, '0');
      addHouse(`listed-${number}`, 'eugene', `Row ${number} St`, { houseNumber: String(at + 1) });
    }
    origin.people.fillFinding();
  });

  it('has a hundred properties a page, and ranges by street that lead to each page', async () => {
    const second = await loadCity('Eugene, OR', 2);
    expect(second.properties).toHaveLength(BROWSE_PAGE_SIZE);
    expect(second.properties[0]).toEqual({ pnpId: 'listed-100', line1WithoutNumber: 'Row 100 St', home: BARE });
    expect(second).toMatchObject({ page: 2, pages: 3, propertiesCount: STREETS });
    expect(second.ranges).toEqual([
      { page: 1, first: 'Row 000 St', last: 'Row 099 St' },
      { page: 2, first: 'Row 100 St', last: 'Row 199 St' },
      { page: 3, first: 'Row 200 St', last: 'Row 250 St' },
    ]);
    expect((await loadCity('Eugene, OR', 3)).properties).toHaveLength(51);
    expect((await ask('Eugene, OR', 4)).status).toBe(404);
  });

  it('has full pages when a home is hidden, and shows no hidden street in a range', async () => {
    hideProperty(origin.people, 'listed-100');
    const second = await loadCity('Eugene, OR', 2);
    expect(second.properties).toHaveLength(BROWSE_PAGE_SIZE);
    expect(second.properties[0]).toMatchObject({ pnpId: 'listed-101' });
    expect(second.ranges[1]).toEqual({ page: 2, first: 'Row 101 St', last: 'Row 200 St' });
    expect(second.propertiesCount).toBe(STREETS - 1);
    expect((await loadCity('Eugene, OR', 3)).properties).toHaveLength(50);
    showProperty(origin.people, 'listed-100');
    expect((await loadCity('Eugene, OR', 2)).properties[0]).toMatchObject({ pnpId: 'listed-100' });
  });
});

it('is not read from end to end', async () => {
  const place = { id: 1, city: 'Portland', state_code: 'OR', latitude: 45.5, longitude: -122.6, properties: 3 };
  const plans = await plansOfAll(origin.people, async (explained) => {
    await resolvePlace(explained, { kind: 'zip', zip5: '97201' });
    await loadCities(explained, 'properties', 'OR');
    await findPlace(explained, 'properties', [1, 2]);
    await loadPropertyPage(explained, place, 2);
  });
  expect(plans.length).toBeGreaterThan(10);
  expect(fullReads(plans)).toEqual([]);
});

/** The id that addAddress gives a house of this name. */
function addressOf(name: string): string {
  return `A${name.padEnd(11, '0').slice(0, 11)}`;
}
