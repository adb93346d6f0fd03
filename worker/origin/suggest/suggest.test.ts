import { beforeEach, describe, expect, it } from 'vitest';
import { type Suggestion, suggestAnswerSchema } from '../../../shared/contract/finding/reverse-search.ts';
import { hideAddress, hidePerson, showPerson } from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';
import { readName, type SearchableName } from '../search/name-query.ts';
import { type CountedName, fullNameStatement } from './full-name-store.ts';
import { lastNamesStatement } from './last-names-store.ts';
import { readNamesAndPlaces } from './name-and-place.ts';
import { namePlacesStatement } from './name-places-store.ts';
import { peopleQuery } from './people-store.ts';
import { citiesStatement, statesStatement, zipStatement } from './places-store.ts';
import { spelledStatement } from './spellings-store.ts';

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

async function suggest(q: string, type: 'name' | 'location' = 'name'): Promise<Suggestion[]> {
  const answer = await origin.call(`/api/suggest?${new URLSearchParams({ q, type })}`, {
    envelope: { caller: 'browser' },
  });
  expect(answer.status, q).toBe(200);
  return suggestAnswerSchema.parse(answer.json()).suggestions;
}
const texts = async (q: string, type: 'name' | 'location' = 'name') => (await suggest(q, type)).map(({ text }) => text);
/** Of the suggested people. */
const details = async (q: string) =>
  (await suggest(q)).filter(({ kind }) => kind === 'person').map(({ detail }) => detail);

function addOstrowskis(): { maya: string; mara: string } {
  const maya = origin.named('Maya', 'Ostrowski', { birth: bornAged(41), homes: ['portlandOr', 'eugene'] });
  const mara = origin.named('Mara', 'Ostrander', { birth: bornAged(29), homes: ['eugene'] });
  origin.named('Maya', 'Lind-Ostrowska', { birth: bornAged(70), homes: ['portlandMe'] });
  origin.named('Tomasz', 'Ostrowski');
  origin.named('Maya', 'Weber', { akas: ['Maya Ostin'] });
  origin.people.fillFinding();
  return { maya, mara };
}

describe('suggestions for a name', () => {
  it('are people whose first and last name start that way, then last names with their number of people', async () => {
    const { maya } = addOstrowskis();
    expect(await suggest('maya ost')).toEqual([
      {
        kind: 'person',
        text: 'Maya Ostrowski',
        detail: 'Age 41, Portland, OR',
        people: null,
        path: `/name/Maya-Ostrowski/Portland-OR/${maya}`,
      },
      {
        kind: 'person',
        text: 'Maya Lind-Ostrowska',
        detail: 'Age 65+, Portland, ME',
        people: null,
        path: expect.stringMatching(/^\/name\/Maya-Lind-Ostrowska\/Portland-ME\/P/),
      },
      { kind: 'last-name', text: 'Ostrowski', detail: null, people: 2, path: '/name/Ostrowski/-' },
      { kind: 'last-name', text: 'Ostrander', detail: null, people: 1, path: '/name/Ostrander/-' },
    ]);
  });

  it('accept the beginning of a first name as well, and its short forms', async () => {
    addOstrowskis();
    origin.named('William', 'Ostrom');
    origin.people.fillFinding();
    expect(await texts('ma ostr')).toEqual([
      'Mara Ostrander',
      'Maya Ostrowski',
      'Maya Lind-Ostrowska',
      'Ostrowski',
      'Ostrander',
      'Ostrom',
    ]);
    expect(await texts('bill ostr')).toContain('William Ostrom');
    expect(await texts('willi ostr')).toContain('William Ostrom');
  });

  it('for a single word are last names with their people, then people, by last name before first', async () => {
    addOstrowskis();
    expect((await suggest('ostrow')).map(({ text, people }) => [text, people])).toEqual([
      ['Ostrowski', 2],
      ['Maya Ostrowski', null],
      ['Maya Lind-Ostrowska', null],
      ['Tomasz Ostrowski', null],
    ]);
    expect(await texts('tom')).toEqual(['Tomasz Ostrowski']);
  });

  it('read a last name before a comma, punctuation and letter case as a search does', async () => {
    addOstrowskis();
    for (const q of ['Ostrowski, ma', 'MAYA OSTROWSKI', 'máya  ostrowski', 'maya ostrowski jr'])
      expect((await texts(q))[0], q).toBe('Maya Ostrowski');
  });

  it('leave out people with a different middle name than the one typed', async () => {
    origin.named('James', 'Walker', { middle: 'Quentin' });
    origin.named('James', 'Walker', { middle: 'Robert' });
    origin.named('James', 'Walker');
    origin.people.fillFinding();
    expect((await texts('james q walk')).sort()).toEqual(['James Quentin Walker', 'James Walker', 'Walker']);
  });

  it('for a full name put people first whose ages tell them apart, and the dead last', async () => {
    origin.named('James', 'Walker', { birth: bornAged(80), homes: ['eugene'] });
    origin.named('James', 'Walker');
    origin.named('James', 'Walker', { birth: bornAged(33), homes: ['eugene'] });
    origin.named('James', 'Walker', { birth: bornAged(50), isDead: true, homes: ['eugene'] });
    origin.people.fillFinding();
    expect(await details('james walker')).toEqual([
      'Age 33, Eugene, OR',
      'Age 65+, Eugene, OR',
      null,
      'Deceased, Eugene, OR',
    ]);
  });

  it('show someone of 65 with their age until the end of the month of their birthday, before anyone older', async () => {
    const now = new Date();
    origin.named('James', 'Walker', { birth: bornAged(80), homes: ['eugene'] });
    origin.named('James', 'Walker', {
      birth: [now.getUTCFullYear() - 66, now.getUTCMonth() + 1, 1],
      homes: ['eugene'],
    });
    origin.people.fillFinding();
    expect(await details('james walker')).toEqual(['Age 65, Eugene, OR', 'Age 65+, Eugene, OR']);
  });

  it('are ten at most, six of them people, however many there are', async () => {
    for (let at = 0; at < 40; at++) origin.named('Ann', 'Leeds');
    for (const last of ['Leeman', 'Leech', 'Leery', 'Leezer', 'Leeward']) origin.named('Ann', last);
    origin.people.fillFinding();
    const kinds = (await suggest('ann lee')).map(({ kind }) => kind);
    expect(kinds).toEqual([...Array(6).fill('person'), ...Array(4).fill('last-name')]);
    expect((await suggest('ann lee'))[6]).toMatchObject({ text: 'Leeds', people: 40 });
  });

  it('are none for a single letter, for symbols, and for a name that nobody has', async () => {
    addOstrowskis();
    for (const q of ['m', ' m ', '-', '😀', "'", 'zzyx', 'zz yx', '\u{10FFFF}', '% %', 'maya*', '日本'])
      expect(await texts(q), q).toEqual(q === 'maya*' ? expect.arrayContaining(['Maya Ostrowski']) : []);
  });
});

describe('a hidden person', () => {
  it('is no longer suggested or counted, at once, along with a last name that nobody else has', async () => {
    const { maya, mara } = addOstrowskis();
    hidePerson(origin.people, maya);
    hidePerson(origin.people, mara);
    for (const q of ['ostr', 'maya ost', 'os', 'ostrowski', 'ostrander', 'mara ostr']) {
      const found = await suggest(q);
      expect(
        found.map(({ text }) => text),
        q,
      ).not.toContain('Maya Ostrowski');
      expect(
        found.map(({ text }) => text),
        q,
      ).not.toContain('Mara Ostrander');
      expect(
        found.map(({ text }) => text),
        q,
      ).not.toContain('Ostrander');
      for (const { kind, text, people } of found)
        if (kind === 'last-name' && text === 'Ostrowski') expect(people).toBe(1);
    }
    showPerson(origin.people, maya);
    expect(await texts('maya ost')).toContain('Maya Ostrowski');
  });

  it("is not revealed by a hidden place, or by a city's count", async () => {
    addOstrowskis();
    expect((await suggest('portland', 'location')).map(({ text, people }) => [text, people])).toEqual([
      ['Portland, ME', 1],
      ['Portland, OR', 1],
    ]);
    hideAddress(origin.people, 'An0001-00000');
    const [found] = (await suggest('maya ostrowski')).filter(({ text }) => text === 'Maya Ostrowski');
    expect(found?.detail).toBe('Age 41, Eugene, OR');
    expect(found?.path).toContain('/Eugene-OR/');
    expect(await texts('portland', 'location')).toEqual(['Portland, ME']);
    expect(await texts('por', 'location')).toEqual(['Portland, ME']);
  });

  it('may be a minor who was added despite the rules', async () => {
    origin.named('Kid', 'Ostrowski', { birth: bornAged(10) });
    expect(await texts('kid ostrow')).toEqual([]);
    expect(await texts('ostrow')).toEqual([]);
  });
});

describe('suggestions for a place', () => {
  beforeEach(() => {
    for (const home of ['portlandOr', 'portlandOr', 'portlandMe', 'eugene', 'portWashington', 'charlestonWv'] as const)
      origin.named('Ann', 'Lee', { homes: [home] });
    origin.people.fillFinding();
  });

  it.each([
    ['po', ['Portland, OR', 'Port Washington, NY', 'Portland, ME']],
    ['Portl', ['Portland, OR', 'Portland, ME']],
    ['portland o', ['Portland, OR']],
    ['portland, me', ['Portland, ME']],
    ['port wash', ['Port Washington, NY']],
    ['charleston west v', ['Charleston, WV']],
    ['or', ['Oregon']],
    ['oreg', ['Oregon']],
    ['97201', ['Portland, OR']],
    ['97201-12', ['Portland, OR']],
    ['9720', ['Portland, OR']],
    ['97', []],
    ['p', []],
    ['tx', []],
    ['nowhere at all', []],
    ['%', []],
    ['🙂🙂', []],
  ])('for %j are %j', async (q, expected) => {
    const found = await texts(q, 'location');
    expect(found.sort()).toEqual([...expected].sort());
  });

  it('are those with the most people first, fill a field and lead nowhere', async () => {
    expect(await suggest('port', 'location')).toEqual([
      { kind: 'place', text: 'Portland, OR', detail: null, people: 2, path: null },
      { kind: 'place', text: 'Port Washington, NY', detail: null, people: 1, path: null },
      { kind: 'place', text: 'Portland, ME', detail: null, people: 1, path: null },
    ]);
    expect(await suggest('or', 'location')).toEqual([
      { kind: 'place', text: 'Oregon', detail: null, people: 3, path: null },
    ]);
    expect(await suggest('97201', 'location')).toMatchObject([{ text: 'Portland, OR', detail: 'ZIP 97201' }]);
  });
});

describe('a call for suggestions', () => {
  it('gets the same response for everyone, and is refused if it is invalid', async () => {
    for (const query of ['', 'q=ma', 'type=name', 'q=&type=name', 'q=ma&type=phone', `q=${'a'.repeat(101)}&type=name`])
      expect((await origin.call(`/api/suggest?${query}`, { envelope: { caller: 'browser' } })).status, query).toBe(400);
    for (const q of [
      "'; DROP TABLE place; --",
      '{"last":1}',
      'a'.repeat(100),
      'ab '.repeat(33),
      '\uD800 x',
      '\u0000ab',
    ])
      for (const type of ['name', 'location'] as const) expect(await texts(q, type)).toEqual([]);
  });

  it('takes one round trip, and two more to look for near spellings', async () => {
    addOstrowskis();
    for (const [q, type, trips] of [
      ['maya van der ost', 'name', 1],
      ['maya ostrowski portl', 'name', 1],
      ['os', 'name', 1],
      ['maya ostrovsky', 'name', 3],
      ['maya@example.com', 'name', 0],
      ['portland o', 'location', 1],
      ['97201', 'location', 1],
    ] as const) {
      origin.people.roundTrips.count = 0;
      await suggest(q, type);
      expect(origin.people.roundTrips.count, q).toBe(trips);
    }
  });

  it('reads only ranges of indexes', async () => {
    const now = Date.now();
    const namesOf = (...typed: string[]) => typed.map((q) => readName(q) as SearchableName);
    const lines = ['maya ostrowski por', 'ostrowski, 97201', 'maya ostrowski in oregon'].flatMap(readNamesAndPlaces);
    const statements = (db: typeof origin.people) => [
      ...namesOf('os', 'ostr', 'm ost', 'maya ost', 'mayar van der ost').map(
        (name) => peopleQuery(db, name, now).statement,
      ),
      fullNameStatement(db, readName('mary kate ost') as CountedName, now),
      namePlacesStatement(db, lines, now),
      ...['os', 'ostrow'].map((beginning) => lastNamesStatement(db, beginning)),
      citiesStatement(db, { cityKey: 'po', stateCodes: null }),
      citiesStatement(db, { cityKey: 'portl', stateCodes: null }),
      citiesStatement(db, { cityKey: 'po', stateCodes: ['OR'] }),
      zipStatement(db, '97201'),
      statesStatement(db, ['OR', 'ME']),
    ];
    const plan = await plansOfAll(origin.people, async (db) => {
      for (const statement of statements(db as typeof origin.people)) await statement.all();
      for (const corrected of [
        { first: 'maya', last: 'ost' },
        { first: null, last: 'ost' },
      ])
        await spelledStatement(db, [{ ...corrected, firstEnd: corrected.first, middle: '' }], now).all();
    });
    /** What a statement creates itself: the query, and what it has found so far. */
    const own = /^SCAN (?:CONSTANT ROW$|q$|f$|k$|known$|s$|a$|name$|hit$|h$|b$|json_each$|\(subquery-\d+\))/;
    expect(fullReads(plan).filter((line) => !own.test(line))).toEqual([]);
    const names = plan.filter((line) => /^SEARCH \w*search_name /.test(line));
    expect(names.length).toBeGreaterThan(10);
    for (const line of names)
      expect(line).toMatch(/^SEARCH \w+ USING (?:PRIMARY KEY|COVERING INDEX \w+) \(area=\? AND (?:first|last)_key/);
  });
});
