import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanBefore } from '../../../shared/retention/span.ts';
import type { SqlDatabase } from '../env.ts';
import { sweepRows } from '../job-rows.ts';

/**
 * Takes off an order whom or what it was about, what was typed for a runner, and what led there: for an UPDATE of
 * purchase.
 */
export const WITHOUT_SUBJECT = `person_id = NULL, pnp_id = NULL, counties = NULL, runner = NULL, funnel = NULL,
  return_path = NULL`;

/** What a purchase gave is still open to its buyer at ?2, or may be. */
const IS_OPEN = `(COALESCE(p.plan_until, 0) > ?2
  OR EXISTS (SELECT 1 FROM background_credit c
    WHERE c.purchase_id = p.id AND c.used_at IS NULL AND c.expires_at > ?2)
  OR EXISTS (SELECT 1 FROM report_access a
    WHERE a.account_id = p.account_id AND a.person_id = p.person_id AND a.access_expires_at > ?2)
  OR EXISTS (SELECT 1 FROM property_access a
    WHERE a.account_id = p.account_id AND a.pnp_id = p.pnp_id AND a.access_expires_at > ?2)
  OR EXISTS (SELECT 1 FROM court_runner_request q WHERE q.purchase_id = p.id))`;

/**
 * Takes off receipts whom or which property they were about once nothing that was bought is open anymore, unless the
 * buyer asked to keep it; and what led to the order in any case. `now` is in milliseconds since 1970.
 */
export async function forgetSubjects(db: SqlDatabase, now: number): Promise<void> {
  const last = spanBefore(KEPT_FOR.receiptSubject, now);
  const subjects = db.prepare(
    `UPDATE purchase SET person_id = NULL, pnp_id = NULL, counties = NULL WHERE id IN (
       SELECT p.id FROM purchase p
       WHERE p.status = 'paid' AND p.keeps_subject = 0 AND COALESCE(p.person_id, p.pnp_id, p.counties) IS NOT NULL
         AND p.settled_at <= ?1 AND NOT ${IS_OPEN}
       ORDER BY p.settled_at LIMIT ?3)`,
  );
  const ways = db.prepare(
    `UPDATE purchase SET funnel = NULL, return_path = NULL WHERE id IN (
       SELECT id FROM purchase
       WHERE status = 'paid' AND COALESCE(funnel, return_path) IS NOT NULL AND settled_at <= ?1
       ORDER BY settled_at LIMIT ?2)`,
  );
  await sweepRows(async (limit) => (await subjects.bind(last, now, limit).run()).meta.changes);
  await sweepRows(async (limit) => (await ways.bind(last, limit).run()).meta.changes);
}

/**
 * Keeps on a receipt whom or which property it is about, or lets it go with the buyer's access.
 *
 * @returns false if the account has no such receipt
 */
export async function keepSubject(
  db: SqlDatabase,
  { accountId, receipt, isKept }: { readonly accountId: string; readonly receipt: string; readonly isKept: boolean },
): Promise<boolean> {
  const { meta } = await db
    .prepare('UPDATE purchase SET keeps_subject = ?3 WHERE invoice_number = ?1 AND account_id = ?2')
    .bind(receipt, accountId, isKept ? 1 : 0)
    .run();
  return meta.changes > 0;
}
