import type { SqlDatabase } from '../env.ts';
import { mailStatement } from '../mail/queue.ts';
import { closedMail } from './error-mail.ts';

/** How many reports one statement lists. */
const PAGE = 200;

interface OpenReport {
  readonly reference: string;
  /** of whoever reported it */
  readonly email: string;
}

/**
 * Closes what readers reported about records of people who were removed: nobody has to decide it anymore. Whoever
 * reported one is told once that the record is gone, by its reference. `now` is in milliseconds since 1970.
 */
export async function closeRecordErrors(db: SqlDatabase, personIds: readonly string[], now: number): Promise<void> {
  for (let found = PAGE; found === PAGE; ) {
    const open = await listOpenAbout(db, personIds);
    found = open.length;
    for (const { reference, email: to } of open) {
      const isOpen = {
        sql: 'EXISTS (SELECT 1 FROM record_error WHERE reference = ? AND decided_at IS NULL)',
        values: [reference],
      };
      await db.batch([
        mailStatement(db, closedMail({ to, reference }), now, isOpen),
        db.prepare('DELETE FROM record_error WHERE reference = ?').bind(reference),
      ]);
    }
  }
}

/** Reports about records of these people that nobody has decided, at most {@link PAGE}. */
export async function listOpenAbout(db: SqlDatabase, personIds: readonly string[]): Promise<readonly OpenReport[]> {
  const { results } = await db
    .prepare(
      `SELECT e.reference, COALESCE(a.guest_email, a.email) AS email
       FROM json_each(?1) w JOIN record_error e ON e.person_id = w.value JOIN account a ON a.id = e.account_id
       WHERE e.decided_at IS NULL LIMIT ${PAGE}`,
    )
    .bind(JSON.stringify(personIds))
    .all<OpenReport>();
  return results;
}
