import type { SqlDatabase } from '../env.ts';

/** How long a plan that a run has taken is not taken by another one, in milliseconds. */
export const LEASE_MS = 10 * 60_000;

/** Everybody's plan, or, in a local run, that of one account. */
const ofAccount = (email: string | null, parameter = '?4') =>
  email === null ? '' : `AND account_id IN (SELECT id FROM account WHERE email = ${parameter})`;

/**
 * Plans that are due, the longest overdue first, and taken for a while: so one that fails does not hold up the others,
 * and a run that was killed leaves nothing behind that the next but one would not find. `now` is in milliseconds since
 * 1970.
 */
export async function takeDuePlans(
  db: SqlDatabase,
  now: number,
  limit: number,
  email: string | null = null,
): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `UPDATE plan SET act_at = ?1 + ?2 WHERE id IN (
         SELECT id FROM plan WHERE act_at IS NOT NULL AND act_at <= ?1 ${ofAccount(email)} ORDER BY act_at LIMIT ?3)
       RETURNING id`,
    )
    .bind(...[now, LEASE_MS, limit, ...(email === null ? [] : [email])])
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Looks at a live plan again at that time, in milliseconds since 1970. */
export async function lookAgain(db: SqlDatabase, id: string, at: number): Promise<void> {
  await db.prepare("UPDATE plan SET act_at = ?2 WHERE id = ?1 AND status <> 'ended'").bind(id, at).run();
}

/** When the first plan is due that the scheduled job has to look at; null for none. In milliseconds since 1970. */
export async function nextDue(db: SqlDatabase, email: string | null = null): Promise<number | null> {
  const row = await db
    .prepare(`SELECT act_at AS at FROM plan WHERE act_at IS NOT NULL ${ofAccount(email, '?1')} ORDER BY act_at LIMIT 1`)
    .bind(...(email === null ? [] : [email]))
    .first<{ at: number }>();
  return row?.at ?? null;
}
