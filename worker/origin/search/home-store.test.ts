import { expect, it } from 'vitest';
import { addPlaces, PLACES } from '../../../tests/fixtures/people-database.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import { askHomes, loadHomes } from './home-store.ts';

const NOW = Date.UTC(2026, 5, 15);
const MINUTE = 60_000;
const PORTLAND = { home: PLACES.portlandOr.id };
const EUGENE = { home: PLACES.eugene.id };
const NOWHERE = { home: 0 };

function open() {
  const db = openTestDatabase('people');
  addPlaces(db);
  db.roundTrips.count = 0;
  return db;
}

it('an isolate reads each place once, and those it does not know yet with the next question', async () => {
  const db = open();
  const first = await loadHomes(db, [PORTLAND, PORTLAND, NOWHERE], NOW);
  expect(first.get(PORTLAND.home)).toEqual({ city: 'Portland', stateCode: 'OR' });
  expect((await loadHomes(db, [PORTLAND], NOW + MINUTE)).get(PORTLAND.home)?.city).toBe('Portland');
  expect(db.roundTrips.count).toBe(1);
  const both = await loadHomes(db, [PORTLAND, EUGENE], NOW + MINUTE);
  expect([PORTLAND, EUGENE].map(({ home }) => both.get(home)?.city)).toEqual(['Portland', 'Eugene']);
  expect(db.roundTrips.count).toBe(2);
  expect(both.has(0)).toBe(false);
});

it('an import shows within minutes', async () => {
  const db = open();
  await loadHomes(db, [EUGENE], NOW);
  db.exec(`UPDATE place SET city = 'Eugene City' WHERE id = ${EUGENE.home}`);
  expect((await loadHomes(db, [EUGENE], NOW + 11 * MINUTE)).get(EUGENE.home)?.city).toBe('Eugene City');
});

it('a search that began before places were read anew still knows its own', async () => {
  const db = open();
  await loadHomes(db, [EUGENE], NOW);
  const late = askHomes(db, [EUGENE], NOW + 9 * MINUTE);
  await loadHomes(db, [PORTLAND], NOW + 11 * MINUTE);
  expect(late.statements).toEqual([]);
  expect(late.read([]).get(EUGENE.home)?.city).toBe('Eugene');
});
