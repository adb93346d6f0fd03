import { beforeEach, describe, expect, it } from 'vitest';
import type { LocationAnswer, MeantPlacesAnswer } from '../../../shared/contract/finding/browse.ts';
import { hidePerson, moveTo, PLACES } from '../../../tests/fixtures/people-database.ts';
import { setPlaceFigures } from '../../../tests/fixtures/place-lists.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { openBrowseOrigin } from '../../../tests/support/browse-origin.ts';
import type { TestOrigin } from '../../../tests/support/origin-app.ts';

let origin: TestOrigin;
let named: ReturnType<typeof openBrowseOrigin>['named'];

beforeEach(() => {
  ({ origin, named } = openBrowseOrigin());
});

/** Adds an empty city at a point. */
function addCity(id: number, city: string, stateCode: string, latitude: number, longitude: number): void {
  const where = { county: null, latitude, longitude };
  origin.people.insert('place', { id, city, city_key: city.toLowerCase(), state_code: stateCode, ...where });
}

async function ask(location: string, page?: number): Promise<LocationAnswer> {
  const answer = await origin.call(
    `/api/locations/${encodeURIComponent(location)}${page === undefined ? '' : `?page=${page}`}`,
  );
  expect(answer.status, location).toBe(200);
  return answer.json<LocationAnswer>();
}
const statusOf = async (location: string) => (await origin.call(`/api/locations/${location}`)).status;

describe('a city', () => {
  it('has everyone who lives there or was last known there, by last name, and its common last names', async () => {
    named('Cy', 'Hale', { birth: bornAged(40) });
    named('Ada', 'Hale', { livesNowhere: true });
    named('Bo', 'Abel', { homes: ['eugene', 'portlandOr'] });
    named('Di', 'Quist', { homes: ['portlandOr', 'eugene'] });
    named('Нина', 'Петрова');
    origin.people.fillFinding();
    const answer = await ask('Eugene, OR');
    expect(answer).toMatchObject({
      kind: 'city',
      city: 'Eugene',
      stateCode: 'OR',
      county: 'Example County',
      peopleCount: 4,
      nearby: [{ city: 'Portland', stateCode: 'OR', people: 1 }],
      page: 1,
      pages: 1,
      ranges: [],
    });
    if (answer.kind !== 'city') throw new Error('no city');
    expect(answer.commonNames).toEqual([
      { name: 'Abel', people: 1 },
      { name: 'Hale', people: 2 },
      { name: 'Петрова', people: 1 },
    ]);
    expect(answer.people.map(({ fullName, age }) => [fullName, age])).toEqual([
      ['Bo Abel', null],
      ['Ada Hale', null],
      ['Cy Hale', '40'],
      ['Нина Петрова', null],
    ]);
    expect(answer.people[0]).toMatchObject({ city: 'Eugene', stateCode: 'OR' });
  });

  it('has its area codes, ZIP codes and first letters, and in tens its landlines, homes and streets', async () => {
    named('Ada', 'Hale');
    named('Bo', 'Abel');
    const { id } = PLACES.eugene;
    origin.people.insert('place_area_code', { place_id: id, rank: 2, area_code: '458' });
    origin.people.insert('place_area_code', { place_id: id, rank: 1, area_code: '541' });
    origin.people.fillFinding();
    setPlaceFigures(origin.people, id, 29, 9);
    origin.people.insert('place_street', { place_id: id, rank: 1, street: 'Larkfield Ave', homes: 47 });
    expect(await ask('Eugene, OR')).toMatchObject({
      letters: [
        { letter: 'a', page: 1 },
        { letter: 'h', page: 1 },
      ],
      figures: { landlines: 20, homes: 0, streets: 0 },
      areaCodes: ['541', '458'],
      zipCodes: [PLACES.eugene.zip5],
      streets: [{ street: 'Larkfield Ave', homes: 40 }],
      position: { latitude: 45.5234, longitude: -122.6762 },
    });
  });

  it('is found by a zip, by name and state, and by name alone if it has the most people', async () => {
    named('Ada', 'Hale', { homes: ['portlandMe'] });
    named('Bo', 'Hale', { homes: ['portlandMe'] });
    named('Cy', 'Hale', { homes: ['portlandOr'] });
    origin.people.fillFinding();
    for (const location of ['97201', '97201-1234', 'portland or', 'Portland, Oregon'])
      expect(await ask(location)).toMatchObject({ city: 'Portland', stateCode: 'OR', peopleCount: 1 });
    expect(await ask('Portland')).toMatchObject({ stateCode: 'ME', peopleCount: 2 });
  });

  it('of more than a hundred people says with which last names each page begins and ends', async () => {
    const lastOf = (at: number) => `${'ab'[Math.floor(at / 60)]}${String.fromCharCode(97 + (at % 26))}le`;
    for (let at = 0; at < 110; at++) named('Ada', lastOf(at));
    origin.people.fillFinding();
    const sorted = Array.from({ length: 110 }, (_, at) => lastOf(at)).sort();
    const answer = await ask('Eugene, OR', 2);
    expect(answer).toMatchObject({
      page: 2,
      pages: 2,
      ranges: [
        { page: 1, first: sorted[0], last: sorted[99] },
        { page: 2, first: sorted[100], last: sorted[109] },
      ],
    });
    expect(answer.kind === 'city' && answer.people).toHaveLength(10);
  });

  it('has the nearest places with people, eight of them, across state lines too', async () => {
    const at = (step: number) => 45.5234 + step * 0.05;
    for (let step = 1; step <= 10; step++) addCity(100 + step, `Town ${step}`, 'WA', at(step), -122.6762);
    addCity(120, 'Empty', 'WA', at(0.5), -122.6762);
    addCity(121, 'Far', 'WA', 48.5, -122.6762);
    // A degree of longitude is shorter up here than one of latitude.
    addCity(122, 'West', 'OR', 45.5234, -122.6762 - 0.06);
    for (let step = 1; step <= 10; step++) moveTo(origin.people, named('Ada', 'Hale'), 100 + step);
    moveTo(origin.people, named('Ada', 'Hale'), 121);
    moveTo(origin.people, named('Ada', 'Hale'), 122);
    named('Bo', 'Hale', { homes: ['portlandOr'] });
    origin.people.fillFinding();
    const answer = await ask('Portland, OR');
    expect(answer.kind === 'city' && answer.nearby.map(({ city }) => city)).toEqual([
      'West',
      ...Array.from({ length: 7 }, (_, index) => `Town ${index + 1}`),
    ]);
  });

  it('lists nobody under 18', async () => {
    named('Ada', 'Hale', { birth: bornAged(9) });
    named('Bo', 'Hale');
    origin.people.fillFinding();
    expect(await ask('Eugene, OR')).toMatchObject({ people: [{ fullName: 'Bo Hale' }] });
  });
});

describe('a state', () => {
  it('has its cities with people alphabetically', async () => {
    named('Ada', 'Hale');
    named('Bo', 'Hale', { homes: ['portlandOr'] });
    named('Cy', 'Hale', { homes: ['portlandOr'] });
    addCity(100, 'Astoria', 'OR', 46, -123);
    origin.people.fillFinding();
    for (const location of ['OR', 'oregon'])
      expect(await ask(location)).toEqual({
        kind: 'state',
        stateCode: 'OR',
        peopleCount: 3,
        cities: [
          { city: 'Eugene', stateCode: 'OR', people: 1 },
          { city: 'Portland', stateCode: 'OR', people: 2 },
        ],
        citiesCount: 2,
        page: 1,
        pages: 1,
        ranges: [],
      });
  });

  it('of more than a hundred cities has them on pages', async () => {
    for (let at = 0; at < 105; at++) {
      addCity(1000 + at, `Town ${1000 + at}`, 'WA', 47, -122);
      moveTo(origin.people, named('Ada', 'Hale'), 1000 + at);
    }
    origin.people.fillFinding();
    expect(await ask('WA', 2)).toMatchObject({
      citiesCount: 105,
      cities: [{ city: 'Town 1100' }, {}, {}, {}, {}],
      page: 2,
      pages: 2,
      ranges: [
        { page: 1, first: 'Town 1000', last: 'Town 1099' },
        { page: 2, first: 'Town 1100', last: 'Town 1104' },
      ],
    });
  });
});

describe('a place called otherwise', () => {
  beforeEach(() => {
    named('Ada', 'Hale', { homes: ['portlandOr'] });
    named('Bo', 'Hale', { homes: ['portlandOr'] });
    named('Cy', 'Hale', { homes: ['portlandMe'] });
    named('Di', 'Hale');
    origin.people.fillFinding();
  });

  it('has its list by nickname and by any spelling of its state', async () => {
    for (const location of ['PDX', 'Stumptown', 'Portland Oreg.', 'Portland, OR, USA'])
      expect(await ask(location), location).toMatchObject({ city: 'Portland', stateCode: 'OR', peopleCount: 2 });
  });

  it('has none by a misspelling, and none for a county or its surroundings', async () => {
    for (const location of ['portlnad or', 'oregn', 'Example County', 'near Portland, OR'])
      expect(await statusOf(encodeURIComponent(location)), location).toBe(404);
  });

  it.each([
    ['portlnad or', ['Portland, OR']],
    ['portlnad', ['Portland, OR', 'Portland, ME']],
    ['Portland, CA', ['Portland, OR', 'Portland, ME']],
    ['oregn', ['OR']],
    ['near Portland, ME', ['Portland, OR', 'Portland, ME', 'Eugene, OR']],
    ['Example County, OR', ['Portland, OR', 'Eugene, OR']],
    ['Nowhere', []],
    ['USA', []],
  ])('may be meant by %j: %j', async (location, expected) => {
    const answer = await origin.call(`/api/places?${new URLSearchParams({ location })}`);
    const { places } = answer.json<MeantPlacesAnswer>();
    expect(places.map(({ city, stateCode }) => [city, stateCode].filter(Boolean).join(', ')).sort()).toEqual(
      [...expected].sort(),
    );
  });

  it('is meant by nothing once nobody is left to be shown there', async () => {
    for (const id of [named('Eve', 'Hale', { homes: ['charlestonWv'] })]) {
      origin.people.fillFinding();
      const ask = async () => (await origin.call('/api/places?location=charlestn+wv')).json<MeantPlacesAnswer>().places;
      expect(await ask()).toMatchObject([{ city: 'Charleston', people: 1 }]);
      hidePerson(origin.people, id);
      expect(await ask()).toEqual([]);
    }
  });
});

it('hidden people disappear from lists and counts at once, and the last one takes the place along', async () => {
  const [ada, bo] = [named('Ada', 'Hale'), named('Bo', 'Quist')];
  named('Cy', 'Hale', { homes: ['portlandOr'] });
  origin.people.fillFinding();
  hidePerson(origin.people, ada);
  expect(await ask('Eugene, OR')).toMatchObject({
    peopleCount: 1,
    commonNames: [{ name: 'Quist' }],
    people: [{ fullName: 'Bo Quist' }],
  });
  expect(await ask('OR')).toMatchObject({ peopleCount: 2, citiesCount: 2 });
  hidePerson(origin.people, bo);
  expect(await statusOf('Eugene-OR')).toBe(404);
  expect(await statusOf('97401')).toBe(404);
  expect(await ask('OR')).toMatchObject({ peopleCount: 1, cities: [{ city: 'Portland' }] });
  expect(await ask('Portland, OR')).toMatchObject({ nearby: [] });
});

it('unknown places, empty ones and pages past the end are the same 404', async () => {
  named('Ada', 'Hale');
  origin.people.fillFinding();
  const bodies = new Set<string>();
  for (const location of ['-', 'Nowhere-OR', '00000', 'NY', 'Portland-ME', 'OR?page=2', 'Eugene-OR?page=2']) {
    const answer = await origin.call(`/api/locations/${location}`);
    expect(answer.status, location).toBe(404);
    bodies.add(answer.text);
  }
  expect(bodies.size).toBe(1);
});
