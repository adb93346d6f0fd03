import { beforeAll, expect, test } from 'vitest';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { isNameOnly } from '../../shared/people/name-only.ts';
import { maskPerson } from '../../worker/origin/masking/mask-person.ts';
import { showsMore } from '../../worker/origin/masking/shows-more.ts';
import { loadPerson } from '../../worker/origin/people/store.ts';
import { addAccount, addSession } from '../fixtures/accounts-database.ts';
import { FREE } from '../fixtures/person-record.ts';
import { openTestOrigin } from '../support/origin-app.ts';
import { openFilledDatabase, type TestDatabase } from '../support/sqlite-database.ts';
import { prepareTestDatabases } from '../support/test-server.ts';

const NOW = Date.now();
let people: TestDatabase;
/** everybody of whom Premium shows nothing more */
const bare: string[] = [];
/** everybody of whom only the name is known */
const nameOnly: string[] = [];

beforeAll(async () => {
  const { peopleFile } = await prepareTestDatabases();
  people = openFilledDatabase(peopleFile);
  const { results } = await people.prepare('SELECT id FROM person ORDER BY id').all<{ id: string }>();
  for (const { id } of results) {
    const loaded = await loadPerson(people, id, NOW);
    if (loaded === null) continue;
    if (!showsMore(loaded.record, NOW)) bare.push(id);
    if (isNameOnly(maskPerson(loaded.record, FREE, NOW))) nameOnly.push(id);
  }
});

/** What an answer says about the person, however it is packed. */
function told({ results }: PersonDetails): string {
  return JSON.stringify(results, (key, value) => (value === null || key === 'type' ? undefined : value));
}

test('people known only by name use no lookup, and neither does anybody else about whom Premium shows nothing more', async () => {
  expect(nameOnly.length).toBeGreaterThan(20);
  expect(bare).toEqual(expect.arrayContaining(nameOnly));
  const origin = openTestOrigin('local', people);
  addAccount(origin.accounts, { id: 'ann', userType: 'paid', lookupsMax: 1 });
  const cookie = `session=${await addSession(origin.accounts, 'ann')}`;
  for (const id of bare) {
    const path = `/api/v4/person/details?personId=${id}`;
    const [free, paid] = await Promise.all([origin.call(path), origin.call(path, { cookie })]);
    const details = paid.json<PersonDetails>();
    expect(told(details)).toBe(told(free.json<PersonDetails>()));
    expect(details.userInfo).toMatchObject({ lookupUsage: { used: 0 }, isOutOfLookups: false });
    const { callsToAction, headerComponent } = free.json<PersonDetails>().pageDefinition;
    for (const offer of [headerComponent, ...Object.values(callsToAction)])
      expect(['person', 'person-email', 'premium', 'default']).not.toContain(offer?.destination);
  }
});
