import { courtRunnerMailCopy } from '../../../shared/copy/records/court-runner-results.ts';
import { refundStatements } from '../billing/refunds.ts';
import type { SqlDatabase } from '../env.ts';
import { type BroughtBack, broughtBackBy, failStatement } from './fulfil-store.ts';

/** How many counties one statement lists. */
const PAGE = 200;

/** A county that a runner is out in. */
interface CountyOut {
  readonly requestId: string;
  readonly purchaseId: string;
  readonly fips: string;
  readonly countyName: string;
  readonly stateCode: string;
  readonly amountCents: number;
}

/**
 * Ends what was asked of courthouses about people who were removed: a county that no runner has come back from is
 * refunded, once, and its receipt says why, as if the courthouse could not be searched; no other email goes out. Then
 * the request goes with what it brought. A county that was answered is not refunded: the visit was made. `now` is in
 * milliseconds since 1970.
 */
export async function endRequests(db: SqlDatabase, personIds: readonly string[], now: number): Promise<void> {
  for (let found = PAGE; found === PAGE; ) {
    const out = await listCountiesOut(db, personIds);
    found = out.length;
    for (const county of out) {
      const back: BroughtBack = { now, backId: crypto.randomUUID() };
      const { purchaseId, amountCents, countyName, stateCode } = county;
      const refund = { purchaseId, amountCents, reason: courtRunnerMailCopy.failed(countyName, stateCode) };
      await db.batch([
        failStatement(db, county, back),
        ...refundStatements(db, refund, now, broughtBackBy(back, county)),
      ]);
    }
  }
  await db
    .prepare(
      `DELETE FROM court_runner_request WHERE person_id IN (SELECT value FROM json_each(?1))
         AND NOT EXISTS (SELECT 1 FROM court_runner_record r
           WHERE r.request_id = court_runner_request.id AND r.status = 'Requested')`,
    )
    .bind(JSON.stringify(personIds))
    .run();
}

/** Counties that runners are out in for these people, at most {@link PAGE}. */
export async function listCountiesOut(db: SqlDatabase, personIds: readonly string[]): Promise<readonly CountyOut[]> {
  const { results } = await db
    .prepare(
      `SELECT q.id AS requestId, q.purchase_id AS purchaseId, r.fips, r.county_name AS countyName,
         r.state_code AS stateCode, r.amount_cents AS amountCents
       FROM json_each(?1) w JOIN court_runner_request q ON q.person_id = w.value
         JOIN court_runner_record r ON r.request_id = q.id
       WHERE r.status = 'Requested' LIMIT ${PAGE}`,
    )
    .bind(JSON.stringify(personIds))
    .all<CountyOut>();
  return results;
}
