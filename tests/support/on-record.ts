import type { TestDatabase } from './sqlite-database.ts';

/** Everybody of whom there is a row, by id, whether or not they are hidden. */
export async function peopleOnRecord(db: TestDatabase): Promise<{ readonly id: string; readonly isShown: boolean }[]> {
  const sql = 'SELECT id, suppressed_at IS NULL AS isShown FROM base_person ORDER BY id';
  const { results } = await db.prepare(sql).all<{ id: string; isShown: 0 | 1 }>();
  return results.map(({ id, isShown }) => ({ id, isShown: isShown === 1 }));
}
