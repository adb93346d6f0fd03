import type { TestOrigin } from './origin-app.ts';

/**
 * The texts of the queries that an origin prepares while it answers, sorted: some of them run side by side, in any order.
 * What takes the same queries takes the same time, whatever the answer.
 */
export async function preparedQueries(
  { people, accounts }: TestOrigin,
  answer: () => Promise<unknown>,
): Promise<string[]> {
  const seen: string[] = [];
  const undo = [people, accounts].map((db) => {
    const { prepare } = db;
    db.prepare = (sql) => {
      seen.push(sql);
      return prepare.call(db, sql);
    };
    return () => Object.assign(db, { prepare });
  });
  await answer();
  for (const back of undo) back();
  return seen.toSorted();
}
