import { beforeAll, describe, expect, it } from 'vitest';
import { nameKey } from '../../../shared/people/names/name-key.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';
import { addTowns } from '../../../tests/support/towns.ts';
import { asSpelled, readPlace } from './place-query.ts';
import { resolvePlace } from './place-store.ts';

let origin: SearchOrigin;
beforeAll(() => {
  origin = openSearchOrigin();
  addTowns(origin);
  origin.named('Ada', 'Hale', { homes: ['portlandOr'] });
  origin.named('Ada', 'Hale', { homes: ['portlandOr'] });
  origin.named('Ada', 'Hale', { homes: ['portlandMe'] });
  origin.people.fillFinding();
});

const resolve = (text: string) => resolvePlace(origin.people, readPlace(text));

/** 'city New York, NY (nickname)', 'unknown Portlnad'; then the places that may be meant. */
async function read(text: string): Promise<[understood: string, ...meant: string[]]> {
  const { area, place, meant } = await resolve(text);
  const others = meant.map(({ location }) => location);
  if (area?.kind === 'anywhere') return ['anywhere', ...others];
  const name = [place?.city, place?.stateCode].filter(Boolean).join(', ');
  const reading = place?.reading === undefined ? '' : ` (${place.reading})`;
  return [`${area === null ? 'unknown' : place?.scope} ${name}${reading}`, ...others];
}

describe('a place that is typed', () => {
  it.each([
    ['NYC', 'city New York, NY (nickname)'],
    ['New York City', 'city New York, NY (nickname)'],
    ['ny ny', 'city New York, NY (nickname)'],
    ['New York, NY', 'city New York, NY'],
    ['nyc, new york', 'city New York, NY (nickname)'],
    ['Philly', 'city Philadelphia, PA (nickname)'],
    ['philly pa', 'city Philadelphia, PA (nickname)'],
    ['SF', 'city San Francisco, CA (nickname)'],
    ['la ca', 'city Los Angeles, CA (nickname)'],
    ['St Pete', 'city St. Petersburg, FL (nickname)'],
    ['borough of Manhattan', 'city New York, NY (nickname)'],
    ['Queens', 'city Queens, NY'],
    ['Calif', 'state CA'],
    ['W. Va.', 'state WV'],
    ['DC', 'state DC'],
    ['USA', 'anywhere'],
    ['anywhere', 'anywhere'],
    ['Seattle wash', 'city Seattle, WA'],
    ['Seattle, WA, USA', 'city Seattle, WA'],
    ['Seattle, WA 98101', 'city Seattle, WA'],
    ['WA 90210', 'city Beverly Hills, CA'],
    ['Oregon City', 'city Oregon City, OR'],
    ['Beverly Hills', 'city Beverly Hills, CA'],
    ['90210', 'city Beverly Hills, CA'],
    ['90210-1234', 'city Beverly Hills, CA'],
    ['Winston Salem', 'city Winston-Salem, NC'],
    ['St. Louis', 'city St. Louis, MO'],
    ['saint louis mo', 'city St. Louis, MO'],
    ['Mt Vernon NY', 'city Mount Vernon, NY'],
    ['Pittsburg KS', 'city Pittsburg, KS'],
  ])('%j is %s', async (text, understood) => {
    expect(await read(text)).toEqual([understood]);
  });

  it.each([
    ['LA', ['state LA', 'Los Angeles, CA']],
    ['New York', ['state NY', 'New York, NY']],
    ['Washington', ['state WA', 'Washington, DC']],
    ['Portland', ['city Portland', 'Portland, OR', 'Portland, ME']],
    ['Kansas City', ['city Kansas City', 'Kansas City, MO', 'Kansas City, KS']],
    ['KC', ['city Kansas City (nickname)', 'Kansas City, MO', 'Kansas City, KS']],
    ['Mt Vernon', ['city Mount Vernon', 'Mount Vernon, NY', 'Mount Vernon, WA']],
    ['Manhattan', ['city New York, NY (nickname)', 'Manhattan, KS']],
    ['King County', ['county King County', 'King County, WA', 'King County, TX']],
    ['Portland, CA', ['unknown Portland, CA', 'Portland, OR', 'Portland, ME']],
  ])('%j may mean several places, those with the most people first', async (text, understood) => {
    expect(await read(text)).toEqual(understood);
  });

  it('offers nothing beside the one town of a name that anybody lives in', async () => {
    expect(await read('Lisbon')).toEqual(['city Lisbon']);
  });

  it.each([
    ['portlnad or', 'city Portland, OR (spelling)'],
    ['portland, oregn', 'city Portland, OR (spelling)'],
    ['Pheonix', 'city Phoenix, AZ (spelling)'],
    ['Philadelpia', 'city Philadelphia, PA (spelling)'],
    ['Pittsburg PA', 'city Pittsburgh, PA (spelling)'],
    ['Albuquerqe', 'city Albuquerque, NM (spelling)'],
    ['san fransico', 'city San Francisco, CA (spelling)'],
    ['esattle', 'city Seattle, WA (spelling)'],
    ['eattle', 'city Seattle, WA (spelling)'],
    ['swattle', 'city Seattle, WA (spelling)'],
    ['oregn', 'state OR (spelling)'],
    ['massachusets', 'state MA (spelling)'],
  ])('%j can only be a misspelling of %s', async (text, understood) => {
    expect((await read(text))[0]).toBe(understood);
  });

  it('stays unknown if it is no place, nobody lives where it may be, or two places are as near', async () => {
    for (const text of ['asdfghj', 'Nowhere, OR', 'Hale', 'qq', '日本', 'x'.repeat(100)])
      expect((await read(text))[0], text).toMatch(/^unknown/);
    expect(await read('Pittsburgg')).toEqual(['unknown Pittsburgg', 'Pittsburg, KS', 'Pittsburgh, PA']);
  });

  it('is not corrected where a text may be no place at all', async () => {
    for (const text of ['Pheonix', 'portlnad or', 'portland oregn', 'oregn'])
      expect((await resolvePlace(origin.people, asSpelled(readPlace(text)))).area, text).toBeNull();
    expect((await resolvePlace(origin.people, asSpelled(readPlace('Portland OR')))).area).not.toBeNull();
  });

  it('takes one round trip at most, whatever it is', async () => {
    for (const text of ['NYC', 'King County', 'near Seattle', 'portlnad or', 'LA', '90210', 'nowhere at all']) {
      origin.people.roundTrips.count = 0;
      await resolve(text);
      expect(origin.people.roundTrips.count, text).toBeLessThanOrEqual(1);
    }
  });
});

describe('a county', () => {
  it.each([
    ['King County, WA', 'county King County, WA'],
    ['king co wa', 'county King County, WA'],
    ['County of King, Washington', 'county King County, WA'],
    ['Orleans Parish', 'county Orleans Parish, LA'],
    ['Orleans County', 'county Orleans County, VT'],
    ['LA County', 'county Los Angeles County, CA'],
    ['St. Louis County', 'county St. Louis County, MO'],
    ['dona ana county', 'county Doña Ana County, NM'],
    ['near King County, WA', 'county King County, WA'],
  ])('%j is %s', async (text, understood) => {
    expect(await read(text)).toEqual([understood]);
  });

  it('is all its places with people; a city that is no part of it is not in it', async () => {
    const total = async (location: string) => (await origin.search('Ada Hale', location)).total;
    expect(await total('King County, WA')).toBe(4);
    expect(await total('Seattle, WA')).toBe(3);
    expect(await total('St. Louis County, MO')).toBe(1);
    expect(await total('St. Louis, MO')).toBe(2);
    expect(await total('King County')).toBe(5);
  });

  it('has a key that is the name key of its name, without that word', async () => {
    const counties = [
      "Prince George's",
      "St. Mary's",
      'Río Grande',
      'Mayagüez',
      'Miami-Dade',
      'Peñuelas',
      'San Germán',
    ];
    for (const [at, county] of [...counties, 'King County', 'Caddo Parish'].entries()) {
      const where = { latitude: 0, longitude: 0, county };
      origin.people.insert('place', { id: 9_000 + at, city: 'X', city_key: 'x', state_code: 'PR', ...where });
    }
    const { results } = await origin.people
      .prepare('SELECT county_key FROM place WHERE id >= 9000 ORDER BY id')
      .all<{ county_key: string }>();
    expect(results.map((row) => row.county_key)).toEqual([...counties.map(nameKey), 'king', 'caddo']);
  });
});

describe('the surroundings of a place', () => {
  it.each([
    ['near Seattle, WA', 'near Seattle, WA'],
    ['Seattle area', 'near Seattle, WA'],
    ['greater seattle', 'near Seattle, WA'],
    ['Bay Area', 'near San Francisco, CA (nickname)'],
    ['near 90210', 'near Beverly Hills, CA'],
    ['near LA', 'near Los Angeles, CA'],
    ['near Oregon', 'state OR'],
  ])('%j is %s', async (text, understood) => {
    expect((await read(text))[0]).toBe(understood);
  });

  it('are the places with people within 25 miles, across counties', async () => {
    expect((await origin.search('Ada Hale', 'near Seattle, WA')).total).toBe(4);
    expect((await origin.search('Ada Hale', 'near Everett, WA')).total).toBe(2);
    expect((await origin.search('Ada Hale', 'Bellevue area, WA')).place).toMatchObject({
      scope: 'near',
      city: 'Bellevue',
    });
  });

  it('are around the place with the most people, if several have the name', async () => {
    expect(await read('near Portland')).toEqual(['near Portland, OR', 'Portland, ME']);
  });
});

it('a place is found by ranges of indexes, never by reading the gazetteer', async () => {
  for (const text of ['NYC', 'King County', 'near Seattle', 'near 90210', 'portlnad or', 'pheonix', 'LA', '90210']) {
    const plans = await plansOfAll(origin.people, (db) => resolvePlace(db, readPlace(text)));
    expect(
      fullReads(plans).filter((line) => !/^SCAN (?:m|\(subquery-\d+\))$/.test(line)),
      text,
    ).toEqual([]);
    expect(
      plans.some((line) => /^SEARCH l USING (?:INTEGER PRIMARY KEY|(?:COVERING )?INDEX place_by_)/.test(line)),
    ).toBe(true);
  }
});
