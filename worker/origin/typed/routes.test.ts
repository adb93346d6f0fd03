import { beforeEach, describe, expect, test } from 'vitest';
import { TYPED_PEOPLE_MAX, type TypedAnswer, typedAnswerSchema } from '../../../shared/contract/finding/typed.ts';
import { hidePerson } from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';
import { readName } from '../search/name-query.ts';
import { countStatement } from './count-people-store.ts';
import { placePeopleStatement } from './place-people-store.ts';
import { wordStatement } from './word-store.ts';

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

async function read(q: string, location?: string): Promise<TypedAnswer> {
  const query = new URLSearchParams({ q, ...(location === undefined ? {} : { location }) });
  const answer = await origin.call(`/api/search/typed?${query}`);
  expect(answer.status, q).toBe(200);
  return typedAnswerSchema.parse(answer.json());
}
/** The readings as texts: 'maya ostrowski @ Portland, OR: 2'. */
const texts = async (q: string, location?: string) =>
  (await read(q, location)).readings.map((one) => {
    if (one.kind === 'address') return `${one.street} @ ${one.location}`;
    return `${one.kind === 'name' ? `${one.name} @ ` : ''}${one.location}: ${one.people}`;
  });

describe('a typed line', () => {
  beforeEach(() => {
    origin.named('Maya', 'Ostrowski', { homes: ['portlandOr'] });
    origin.named('Maya', 'Ostrowski', { homes: ['eugene', 'portlandOr'] });
    origin.named('Elise', 'Eugene', { homes: ['portlandOr'] });
    origin.named('Paris', 'Lind');
    origin.people.fillFinding();
  });

  test.each([
    ['maya ostrowski eugene', 'maya ostrowski @ Eugene, OR: 1'],
    ['maya ostrowski portland oregon', 'maya ostrowski @ Portland, OR: 2'],
    ['maya ostrowski, portland or', 'maya ostrowski @ Portland, OR: 2'],
    ['Ostrowski, Maya, Portland, OR', 'Maya Ostrowski @ Portland, OR: 2'],
    ['ostrowski, maya portland or', 'maya ostrowski @ Portland, OR: 2'],
    ['Dr. Maya Ostrowski Jr.', 'Maya Ostrowski @ : 2'],
    ['maya ostrowski oregon', 'maya ostrowski @ OR: 2'],
    ['maya ostrowski, nowhereville', 'maya ostrowski @ nowhereville: 0'],
    ['maya ostrowski / eugene', 'maya ostrowski @ Eugene, OR: 1'],
    ['maya ostrowski - eugene - or', 'maya ostrowski @ Eugene, OR: 1'],
    ['maya ostrowski, paris, france', 'maya ostrowski @ paris, france: 0'],
    ['otto ostrowski eugene', 'otto ostrowski @ Eugene, OR: 0'],
    ['otto ostrowski eugene, or', 'otto ostrowski @ Eugene, OR: 0'],
    ['Elise Eugene', 'Elise Eugene @ : 1'],
    ['Eugene, Elise', 'Elise Eugene @ : 1'],
    ['Portland, OR', 'Portland, OR: 2'],
    ['12 elm st portland or', '12 elm st @ Portland, OR'],
    ['12 elm st eugene', '12 elm st @ Eugene, OR'],
  ])('%s is %s', async (q, text) => {
    expect([await texts(q), (await read(q)).isSure]).toEqual([[text], true]);
  });

  test('keeps the place that stands beside it, and puts a city into the state beside it', async () => {
    expect(await texts('maya ostrowski', 'Eugene, OR')).toEqual(['maya ostrowski @ Eugene, OR: 1']);
    expect(await texts('maya ostrowski portland', 'Oregon')).toEqual(['maya ostrowski @ Portland, OR: 2']);
  });

  test('is asked about if it may be a last name and a place', async () => {
    const { readings, isSure } = await read('Eugene');
    expect(isSure).toBe(true);
    expect(readings).toEqual([{ kind: 'name', name: 'Eugene', location: '', people: 1 }]);
    origin.named('Otto', 'Lind', { homes: ['eugene'] });
    origin.people.fillFinding();
    expect(await texts('Eugene')).toEqual(['Eugene, OR: 2', 'Eugene @ : 1']);
  });

  test('without a name or a place has no readings', async () => {
    for (const q of ['503-555-0142', 'maya@example.com', '97201', '12 elm st', '!', 'Мария'])
      expect(await read(q), q).toEqual({ readings: [], isSure: false });
  });
});

describe('the people of a reading', () => {
  test('are adults who may be shown, each once, and no more than it takes', async () => {
    for (let at = 0; at < TYPED_PEOPLE_MAX + 5; at++) origin.named('Maya', 'Ostrowski');
    expect(await texts('maya ostrowski')).toEqual([`maya ostrowski @ : ${TYPED_PEOPLE_MAX}`]);
    origin.named('Odesa', 'Quill', { birth: bornAged(17) });
    origin.named('Odesa', 'Quill', { isSuppressed: true });
    origin.named('Odesa', 'Quill', { akas: ['Odesa Quill'] });
    expect(await texts('odesa quill')).toEqual(['odesa quill @ : 1']);
  });

  test('lose somebody who is hidden', async () => {
    const id = origin.named('Odesa', 'Quill', { homes: ['portlandOr'] });
    origin.people.fillFinding();
    expect(await texts('odesa quill portland or')).toEqual(['odesa quill @ Portland, OR: 1']);
    hidePerson(origin.people, id);
    expect(await texts('odesa quill portland or')).toEqual(['odesa quill @ Portland, OR: 0']);
    expect(await texts('odesa quill')).toEqual(['odesa quill @ : 0']);
  });
});

describe('its cost', () => {
  test('is two round trips for words, one for an address, and none for anything else', async () => {
    for (const [q, trips] of [
      ['maya ostrowski portland or', 2],
      ['ostrowski, maya, portland, or', 2],
      ['portland', 2],
      ['12 elm st portland or', 1],
      ['503-555-0142', 0],
    ] as const) {
      origin.people.roundTrips.count = 0;
      await read(q);
      expect(origin.people.roundTrips.count, q).toBe(trips);
    }
  });

  test('is only ranges of indexes', async () => {
    const plan = await plansOfAll(origin.people, async (db) => {
      const names = ['maya ostrowski', 'ostrowski', 'maya van der ost'].map((name) => ({
        name: readName(name),
        area: { kind: 'places', placeIds: [1, 2] } as const,
      }));
      const statements = [
        countStatement(db, names, Date.now()),
        wordStatement(db, ['portland', 'maya']),
        placePeopleStatement(db, { kind: 'places', placeIds: [1, 2] }),
        placePeopleStatement(db, { kind: 'state', stateCode: 'OR' }),
      ];
      for (const statement of statements) await statement?.all();
    });
    expect(plan.length).toBeGreaterThan(5);
    // The names of a line, and the rows of one range, which ends after so many.
    expect(fullReads(plan).filter((step) => !/^SCAN (?:q|\(subquery-\d+\))$/.test(step))).toEqual([]);
  });

  test('is little for any odd text', async () => {
    const odd = [
      'a '.repeat(50),
      'x'.repeat(100),
      '%_*'.repeat(33),
      '😀 '.repeat(33),
      '\u202e maya',
      'or or or or or or',
      ', '.repeat(50),
      '1 a '.repeat(25),
      'st '.repeat(33),
      "'; DROP TABLE place; --",
      '\u0000 x',
      'new new york york ny ny',
    ];
    for (const q of odd) await read(q);
    for (const q of odd) {
      const times: number[] = [];
      for (let turn = 0; turn < 3; turn++) {
        const started = performance.now();
        await read(q, 'maya, or');
        times.push(performance.now() - started);
      }
      // The other tests of a run take their share of the machine.
      expect(Math.min(...times), q).toBeLessThan(50);
    }
  });
});
