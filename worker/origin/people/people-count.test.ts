import { afterEach, expect, it, vi } from 'vitest';
import type { PersonDetails } from '../../../shared/contract/person.ts';
import { addPerson } from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin } from '../../../tests/support/origin-app.ts';

afterEach(() => vi.useRealTimers());

it('tells how many people the import brought, read beside the person once in a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { people, call } = openTestOrigin();
  const personId = addPerson(people, { id: 'elise', first: 'Elise', last: 'Navarro' });
  people.insert('import_state', { key: 'people', value: '20000' });
  const countOf = async () =>
    (await call(`/api/v4/person/details?personId=${personId}`)).json<PersonDetails>().peopleCount;
  expect(await countOf()).toBe(20_000);
  people.exec("UPDATE import_state SET value = '30000'");
  expect(await countOf()).toBe(20_000);
  vi.setSystemTime(Date.now() + 600_000);
  expect(await countOf()).toBe(30_000);
  expect(people.roundTrips.count).toBe(3);
});

it('is 0 where the import did not say', async () => {
  const { people, call } = openTestOrigin();
  const personId = addPerson(people, { id: 'elise', first: 'Elise', last: 'Navarro' });
  const details = () => call(`/api/v4/person/details?personId=${personId}`);
  for (let at = 0; at < 2; at++) expect((await details()).json<PersonDetails>().peopleCount).toBe(0);
});
