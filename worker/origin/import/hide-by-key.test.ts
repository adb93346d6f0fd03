import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';

test('hiding somebody finds each of their names by its whole key, however many people share a part of it', async () => {
  const db = openTestDatabase('people');
  const trigger = await db
    .prepare("SELECT sql FROM sqlite_master WHERE name = 'finding_refresh_person'")
    .first<{ sql: string }>();
  const [update = ''] = /UPDATE base_search_name[^;]+/.exec(trigger?.sql ?? '') ?? [];
  const { results } = await db
    .prepare(`EXPLAIN QUERY PLAN ${update.replaceAll('NEW.person_key', '?1')}`)
    .bind(1)
    .all<{ detail: string }>();
  expect(results.map(({ detail }) => detail).filter((detail) => detail.includes('base_search_name'))).toEqual([
    'SEARCH base_search_name USING PRIMARY KEY (area=? AND last_key=? AND first_key=? AND born=? AND person_key=? AND kind=?)',
  ]);
});
