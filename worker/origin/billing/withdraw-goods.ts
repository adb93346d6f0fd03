import { expireCreditsStatement } from '../credits/store.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/**
 * Takes back what a purchase gave once the buyer's bank has returned the money: its unused credits end, and so does
 * access to the reports that its credits and itself opened, unless another purchase opens them as well. What a court
 * runner brought stays: the visit was made. It can be repeated. `now` is in milliseconds since 1970.
 */
export function withdrawStatements(db: SqlDatabase, purchaseId: string, now: number): SqlStatement[] {
  return [
    expireCreditsStatement(db, { sql: '?', values: [purchaseId] }, now),
    db
      .prepare(
        `UPDATE report_access SET access_expires_at = MIN(access_expires_at, ?2)
         WHERE (account_id, person_id) IN (
           SELECT c.account_id, c.person_id FROM background_credit c WHERE c.purchase_id = ?1 AND c.used_at IS NOT NULL)
         AND NOT EXISTS (
           SELECT 1 FROM background_credit o WHERE o.account_id = report_access.account_id
             AND o.person_id = report_access.person_id AND o.purchase_id IS NOT ?1)`,
      )
      .bind(purchaseId, now),
    db
      .prepare(
        `UPDATE property_access SET access_expires_at = MIN(access_expires_at, ?2)
         WHERE (account_id, pnp_id) IN (SELECT p.account_id, p.pnp_id FROM purchase p WHERE p.id = ?1 AND p.pnp_id IS NOT NULL)
         AND NOT EXISTS (
           SELECT 1 FROM purchase o WHERE o.account_id = property_access.account_id AND o.pnp_id = property_access.pnp_id
             AND o.id <> ?1 AND o.status = 'paid' AND o.dispute_result IS NOT 'lost')`,
      )
      .bind(purchaseId, now),
  ];
}
