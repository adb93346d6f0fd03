import type { SqlDatabase } from '../env.ts';
import { sweepRows } from '../job-rows.ts';
import { sweepAskedStatement } from './asked-mail.ts';

const DAY_MS = 86_400_000;
/** How long we keep a mail after it was sent, in milliseconds. */
export const SENT_KEPT_MS = 7 * DAY_MS;
/** How long we keep a mail that was never sent, in milliseconds. */
export const UNSENT_KEPT_MS = 30 * DAY_MS;

/**
 * Deletes mail we no longer keep, and forgets who was mailed more than an hour ago. `now` is in milliseconds since
 * 1970.
 */
export async function sweepMail(db: SqlDatabase, now: number): Promise<void> {
  await sweepBy(db, 'sent_at', now - SENT_KEPT_MS);
  await sweepBy(db, 'created_at', now - UNSENT_KEPT_MS);
  await sweepRows(async (limit) => (await sweepAskedStatement(db, now, limit).run()).meta.changes);
}

function sweepBy(db: SqlDatabase, time: 'sent_at' | 'created_at', before: number): Promise<void> {
  const statement = db.prepare(
    `DELETE FROM mail WHERE id IN (SELECT id FROM mail WHERE ${time} < ?1 ORDER BY ${time} LIMIT ?2)`,
  );
  return sweepRows(async (limit) => (await statement.bind(before, limit).run()).meta.changes);
}
