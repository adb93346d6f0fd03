import type { OriginBindings, SqlDatabase } from '../env.ts';
import { forgetInAccounts } from '../removal/forget-in-accounts.ts';
import { followRecord } from './apply.ts';

/**
 * Hides records of which the accounts database says that they are hidden while the people database still shows them: after
 * a crash between the two, or where the people database is an older copy. `now` is in milliseconds since 1970.
 *
 * @returns whether any page is gone now
 */
export async function mendRecords(
  env: Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>,
  personIds: readonly string[],
  now: number,
): Promise<boolean> {
  const gone: string[] = [];
  for (const personId of personIds)
    if ((await followRecord(env, personId, { mayShow: false, now })).page) gone.push(personId);
  await forgetInAccounts(env, gone, now);
  return gone.length > 0;
}

/** Which of these ids are of records that the people database shows. */
export async function listShown(db: SqlDatabase, personIds: readonly string[]): Promise<readonly string[]> {
  const { results } = await db
    .prepare('SELECT p.id FROM json_each(?1) w CROSS JOIN person p ON p.id = w.value')
    .bind(JSON.stringify(personIds))
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}
