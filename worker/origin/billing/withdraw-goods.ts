import { REPORT_ACCESS_DAYS } from '../../../shared/people/report-state.ts';
import { expireCreditsStatement } from '../credits/store.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

const ACCESS_MS = REPORT_ACCESS_DAYS * 86_400_000;

/**
 * Takes back what a purchase gave once the buyer's bank has returned the money: its unused credits end, and so does
 * access to the reports that its credits and itself opened, or as soon as what another purchase opened ends: one that is
 * over, went back itself or was lost as well opens nothing. What a court runner brought stays: the visit was made. It can
 * be repeated. `now` is in milliseconds since 1970.
 */
export function withdrawStatements(db: SqlDatabase, purchaseId: string, now: number): SqlStatement[] {
  return [
    expireCreditsStatement(db, { sql: '?', values: [purchaseId] }, now),
    db
      .prepare(
        `UPDATE report_access SET access_expires_at = MIN(access_expires_at, MAX(?2, COALESCE((
           SELECT MAX(o.used_at) + ?3 FROM background_credit o LEFT JOIN purchase p ON p.id = o.purchase_id
           WHERE o.account_id = report_access.account_id AND o.person_id = report_access.person_id
             AND o.purchase_id IS NOT ?1 AND p.dispute_result IS NOT 'lost'), ?2)))
         WHERE (account_id, person_id) IN (
           SELECT c.account_id, c.person_id FROM background_credit c WHERE c.purchase_id = ?1 AND c.used_at IS NOT NULL)`,
      )
      .bind(purchaseId, now, ACCESS_MS),
    db
      .prepare(
        `UPDATE property_access SET access_expires_at = MIN(access_expires_at, MAX(?2, COALESCE((
           SELECT MAX(o.settled_at) + ?3 FROM purchase o
           WHERE o.account_id = property_access.account_id AND o.pnp_id = property_access.pnp_id AND o.id <> ?1
             AND o.status = 'paid' AND o.report_opened IS NOT 0 AND o.dispute_result IS NOT 'lost'), ?2)))
         WHERE (account_id, pnp_id) IN (SELECT p.account_id, p.pnp_id FROM purchase p WHERE p.id = ?1 AND p.pnp_id IS NOT NULL)`,
      )
      .bind(purchaseId, now, ACCESS_MS),
  ];
}
