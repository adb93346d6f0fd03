import type { SqlDatabase } from '../env.ts';
import { sweepAskedStatement } from './asked-mail.ts';

const DAY_MS = 86_400_000;
/** How long a mail is kept after it was sent, in milliseconds. */
export const SENT_KEPT_MS = 7 * DAY_MS;
/** How long one is kept that nobody took, or could take, in milliseconds. */
export const UNSENT_KEPT_MS = 30 * DAY_MS;

/** Forgets mails whose time is over, and who was mailed within the hour before. `now` is in milliseconds since 1970. */
export async function sweepMail(db: SqlDatabase, now: number): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM mail WHERE sent_at < ?1').bind(now - SENT_KEPT_MS),
    db.prepare('DELETE FROM mail WHERE created_at < ?1').bind(now - UNSENT_KEPT_MS),
    sweepAskedStatement(db, now),
  ]);
}
