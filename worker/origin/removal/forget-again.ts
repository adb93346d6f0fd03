import type { OriginBindings, SqlDatabase } from '../env.ts';
import { forgetInAccounts } from './forget-in-accounts.ts';

/** How long after a page was hidden it is forgotten again, in milliseconds: requests that had read it are over by then. */
const AGAIN_MS = 3_600_000;
/** How far back orders are looked at, in milliseconds; the job runs every few minutes. */
const SETTLED_MS = 86_400_000;
/** The most people in one run; the next run takes the rest. */
const RUN_MAX = 500;

/**
 * The scheduled job that forgets removed people once more: what somebody saved, opened or monitored in the moment in
 * which they were hidden, and orders that were settled since, which needed to know whom they were about until then.
 * `now` is in milliseconds since 1970.
 */
export async function forgetAgain(env: Pick<OriginBindings, 'ACCOUNTS'>, now: number): Promise<void> {
  await forgetInAccounts(env, await listToForget(env.ACCOUNTS, now), now);
}

/** Ids of removed people whom something may name again. */
export async function listToForget(db: SqlDatabase, now: number): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT r.person_id FROM suppression s JOIN subject_record r ON r.subject_id = s.subject_id
       WHERE s.what = 'page' AND s.ended_at IS NULL AND s.applied_at IS NOT NULL AND s.applied_at > ?1
       UNION
       SELECT p.person_id FROM purchase p
       WHERE p.status = 'paid' AND p.keeps_subject = 0 AND COALESCE(p.person_id, p.pnp_id, p.counties) IS NOT NULL
         AND p.settled_at > ?2 AND EXISTS (
           SELECT 1 FROM subject_record r JOIN suppression s ON s.subject_id = r.subject_id
           WHERE r.person_id = p.person_id AND s.what = 'page' AND s.ended_at IS NULL AND s.applied_at IS NOT NULL)
       LIMIT ${RUN_MAX}`,
    )
    .bind(now - AGAIN_MS, now - SETTLED_MS)
    .all<{ person_id: string }>();
  return results.map(({ person_id }) => person_id);
}
