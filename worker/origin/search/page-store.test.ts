import { expect, it } from 'vitest';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import { loadPage } from './page-store.ts';

it('a page of results looks nobody up by id: every look is another page of a table that no cache holds', async () => {
  const hits = [{ personKey: 1, home: 1 }];
  const plans = await plansOfAll(openTestDatabase('people'), (db) => loadPage(db, hits, hits, null, Date.now()));
  expect(plans.join('\n')).toMatch(/SEARCH r USING PRIMARY KEY \(person_key=\?\)/);
  expect(plans.filter((step) => /_person_id \(/.test(step))).toEqual([]);
  expect(fullReads(plans)).toEqual([]);
});
