import { beforeEach, describe, expect, it } from 'vitest';
import { SITEMAP_FILE_ROWS, type SitemapEntry, type SitemapList } from '../../../shared/contract/finding/browse.ts';
import {
  addAddress,
  addPerson,
  addPlaces,
  addResidence,
  type FixturePerson,
  fixtureId,
  hidePerson,
  hideProperty,
  hideResidence,
  renumberPerson,
  showBornIn,
  showPerson,
} from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { listSitemapFiles, loadSitemapFile } from './store.ts';

const NOW = Date.UTC(2026, 5, 15);
let origin: TestOrigin;

beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
});

/** A person with just enough on their page. */
function add(person: FixturePerson): string {
  return addPerson(origin.people, { fillScore: 30, ...person });
}

async function entriesOf(list: SitemapList, file = 1): Promise<SitemapEntry[]> {
  const answer = await origin.call(`/api/sitemap/${list}/${file}`);
  if (answer.status === 404) return [];
  expect(answer.status).toBe(200);
  return answer.json<{ entries: SitemapEntry[] }>().entries;
}
const peopleIn = async () =>
  (await entriesOf('people')).map((entry) => (entry.kind === 'person' ? [entry.id, entry.city, entry.stateCode] : []));

describe('the file of people', () => {
  it('lists people as their page spells them, with the month in which it last changed', async () => {
    const id = add({ id: 'ann', first: 'Ann', middle: 'June', last: 'Hale', currentPlace: 'portlandOr' });
    const columns = { last_seen: '2026-03' };
    addResidence(origin.people, id, addAddress(origin.people, 'home', 'portlandOr'), {
      isCurrent: true,
      sortOrder: 0,
      columns,
    });
    origin.people.fillFinding();
    expect(await entriesOf('people')).toEqual([
      {
        kind: 'person',
        id,
        fullName: 'Ann June Hale',
        city: 'Portland',
        stateCode: 'OR',
        lastModified: '2026-03',
      },
    ]);
  });

  it('leaves out pages with too little on them, suppressed people and minors, at once', async () => {
    const kept = add({ id: 'ann', first: 'Ann', last: 'Hale', birth: [1980] });
    add({ id: 'bob', first: 'Bob', last: 'Hale', fillScore: 29 });
    const hidden = add({ id: 'cal', first: 'Cal', last: 'Hale' });
    const child = add({ id: 'dee', first: 'Dee', last: 'Hale', birth: [1980] });
    origin.people.fillFinding();
    expect((await peopleIn()).map(([id]) => id)).toEqual([kept, hidden, child]);
    hidePerson(origin.people, hidden);
    showBornIn(origin.people, child, new Date().getUTCFullYear() - 10);
    expect((await peopleIn()).map(([id]) => id)).toEqual([kept]);
  });

  it('lists people who hide their home with the city that is shown, and without one if all are hidden', async () => {
    const id = add({ id: 'ann', first: 'Ann', last: 'Hale', homes: ['portlandOr', 'eugene'] });
    origin.people.fillFinding();
    hideResidence(origin.people, id, 0);
    expect(await peopleIn()).toEqual([[id, 'Eugene', 'OR']]);
    hideResidence(origin.people, id, 1);
    expect(await peopleIn()).toEqual([[id, null, null]]);
  });

  it('has a fixed number of keys; past the last one there is no file', async () => {
    const first = add({ id: 'ann', first: 'Ann', last: 'Hale' });
    const second = add({ id: 'bob', first: 'Bob', last: 'Hale' });
    renumberPerson(origin.people, first, SITEMAP_FILE_ROWS);
    renumberPerson(origin.people, second, SITEMAP_FILE_ROWS + 1);
    origin.people.fillFinding();
    expect(await listSitemapFiles(origin.people, NOW)).toEqual(
      expect.arrayContaining([
        { list: 'people', file: 1, last_modified: null },
        { list: 'people', file: 2, last_modified: null },
      ]),
    );
    expect((await peopleIn()).map(([id]) => id)).toEqual([first]);
    expect(await entriesOf('people', 2)).toMatchObject([{ id: second }]);
    expect((await origin.call('/api/sitemap/people/3')).status).toBe(404);
  });
});

describe('the other files', () => {
  beforeEach(() => {
    add({ id: 'ann', first: 'Ann', last: "O'Hale Moss", homes: ['portlandOr'] });
    addAddress(origin.people, 'house', 'eugene', { pnpId: 'n1f00' });
    origin.people.fillFinding();
  });

  it('list last names as the directory has them, and none that nobody has anymore', async () => {
    expect(await entriesOf('names')).toMatchObject([{ kind: 'last-name', partial: 'ohale' }]);
    hidePerson(origin.people, fixtureId('ann'));
    expect(await entriesOf('names')).toEqual([]);
  });

  it('list states and cities, each with what it has', async () => {
    expect(await entriesOf('places')).toMatchObject([
      { city: null, stateCode: 'OR', hasPeople: true, hasProperties: true },
      { city: 'Portland', stateCode: 'OR', hasPeople: true, hasProperties: false },
      { city: 'Eugene', stateCode: 'OR', hasPeople: false, hasProperties: true },
    ]);
    hidePerson(origin.people, fixtureId('ann'));
    expect((await entriesOf('places')).map((entry) => entry.kind === 'place' && entry.city)).toEqual([null, 'Eugene']);
  });

  it('list properties, except hidden ones', async () => {
    expect((await entriesOf('properties')).map((entry) => entry.kind === 'property' && entry.pnpId)).toEqual(['n1f00']);
    hideProperty(origin.people, 'n1f00');
    expect(await entriesOf('properties')).toEqual([]);
  });

  it('list no property whose page says what that of another one on its street says, while both are shown', async () => {
    const like = (pnpId: string, street: string, living_sqft: number) =>
      addAddress(origin.people, pnpId, 'eugene', {
        pnpId,
        street,
        property: { bedrooms: 3, living_sqft, year_built: 1962 },
      });
    like('n2a', 'Birch St', 1_801);
    like('n2b', 'Birch St', 1_799);
    like('n2c', 'Birch St', 1_900);
    like('n2d', 'Cedar St', 1_800);
    origin.people.fillFinding();
    const listed = async () =>
      (await entriesOf('properties')).map((entry) => (entry.kind === 'property' ? entry.pnpId : ''));
    expect(await listed()).toEqual(['n1f00', 'n2c', 'n2d']);
    hideProperty(origin.people, 'n2b');
    expect(await listed()).toEqual(['n1f00', 'n2a', 'n2c', 'n2d']);
  });
});

it('are gone from the index with the last page that they list, and back with it', async () => {
  const id = add({ id: 'ann', first: 'Ann', last: 'Hale' });
  renumberPerson(origin.people, id, SITEMAP_FILE_ROWS + 1);
  origin.people.fillFinding();
  const files = async () => (await listSitemapFiles(origin.people, NOW)).map(({ list, file }) => `${list}/${file}`);
  expect(await files()).toEqual(['names/1', 'people/2']);
  hidePerson(origin.people, id);
  expect(await files()).toEqual([]);
  showPerson(origin.people, id);
  expect(await files()).toEqual(['names/1', 'people/2']);
});

it('do not tell by their length whether a last name is gone: their keys have gaps from the start', async () => {
  for (let at = 0; at < 300; at++)
    add({ id: `m${1_000 + at}`, first: 'Ann', last: `Q${String.fromCharCode(97 + at / 26, 97 + (at % 26))}` });
  origin.people.fillFinding();
  const row = await origin.people
    .prepare('SELECT COUNT(*) AS names, MAX(key) AS last FROM directory_name')
    .first<{ names: number; last: number }>();
  expect(row?.names).toBe(300);
  expect(row?.last).toBeGreaterThan(300);
});

it('contain no file for an empty list, whatever is requested', async () => {
  for (const path of ['phones/1', 'people/0', 'people/x', 'people/9999999'])
    expect((await origin.call(`/api/sitemap/${path}`)).status, path).toBe(404);
});

it('are not for browsers', async () => {
  const asBrowser = { envelope: { caller: 'browser' } } as const;
  expect((await origin.call('/api/sitemap', asBrowser)).status).toBe(403);
  expect((await origin.call('/api/sitemap/people/1', asBrowser)).status).toBe(403);
});

it.each(['people', 'names', 'places', 'properties'] as const)(
  'read the %s of a file by ranges of keys',
  async (list) => {
    const plans = await plansOfAll(origin.people, (db) => loadSitemapFile(db, list, 2, NOW));
    expect(fullReads(plans)).toEqual([]);
    const index = await plansOfAll(origin.people, (db) => listSitemapFiles(db, NOW));
    expect(fullReads(index).filter((line) => !/^SCAN (?:f|\w*state_count)$/.test(line))).toEqual([]);
    expect(plans).toContainEqual(
      expect.stringMatching(/^SEARCH .* USING INTEGER PRIMARY KEY \(rowid>\? AND rowid<\?\)/),
    );
  },
);
