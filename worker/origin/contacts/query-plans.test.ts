import { expect, it } from 'vitest';
import { addPerson, addPlaces } from '../../../tests/fixtures/people-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import { loadReachable } from '../people/load-reachable.ts';
import { loadContacts } from './load-contacts.ts';
import { addContact, changeContact, deleteContact } from './store.ts';

const NOW = Date.UTC(2026, 5, 15);

it('many people are read by their ids, without scanning a table', async () => {
  const people = openTestDatabase('people');
  addPlaces(people);
  const id = addPerson(people, { id: 'ann', first: 'Ann', last: 'Hale', homes: ['eugene'] });
  const accounts = openTestDatabase('accounts');
  accounts.exec(`INSERT INTO account (id, email, user_type, created_at) VALUES ('a', 'a@example.com', 'free', 0)`);
  accounts.exec(`INSERT INTO contact (list_id, person_id, saved_at) SELECT id, '${id}', 1 FROM contact_list`);
  const plans = await plansOfAll(people, async (db) => {
    await loadReachable(db, [id], NOW);
    await loadContacts({ accounts, people: db }, 'a', NOW);
  });
  expect(plans.length).toBeGreaterThan(5);
  expect(fullReads(plans)).toEqual([]);
});

it('an account’s own lists and people are found without scanning a table', async () => {
  const accounts = openTestDatabase('accounts');
  accounts.exec(`INSERT INTO account (id, email, user_type, created_at) VALUES ('a', 'a@example.com', 'free', 0)`);
  const people = openTestDatabase('people');
  const plans = await plansOfAll(accounts, async (db) => {
    await addContact(db, 1, 'P1', NOW);
    await changeContact(db, 'a', 'P1', { listId: 1, note: 'x' });
    await loadContacts({ accounts: db, people }, 'a', NOW);
    await deleteContact(db, 'a', 'P1', NOW);
  });
  expect(fullReads(plans)).toEqual([]);
});
