import type { HeldPurchase } from '../../../shared/contract/billing.ts';
import { creditsStatement, readCredits } from '../credits/store.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { findProperty } from '../property/store.ts';
import { loadReportSubject } from './bought-subjects.ts';
import type { Billing } from './open-billing.ts';
import { type OrderedReport, selectAccess } from './ordered-report.ts';
import { isSamePurchase, type Sold } from './same-purchase.ts';

/** For how long after a purchase the same one counts as a mistake, unless its buyer says otherwise, in milliseconds. */
export const REPEATED_WITHIN_MS = 30 * 60_000;

interface PurchaseRow {
  readonly orderId: string;
  readonly invoiceId: string | null;
  readonly at: number;
  readonly payUrl: string | null;
}

/**
 * What an account has already of what a checkout sells: a report that is open, an order that is not settled, a credit
 * that would open the person's report, or the same purchase a moment ago; in this order, and null for none. A report of
 * somebody who may no longer be shown does not count. `now` is in milliseconds since 1970.
 */
export async function loadHeld(
  { accounts: db, people }: Pick<Billing, 'accounts' | 'people'>,
  accountId: string,
  sold: Sold,
  now: number,
): Promise<HeldPurchase | null> {
  const report = reportSold(sold);
  const owners = report?.kind === 'property' ? ((await findProperty(people, report.pnpId, now))?.ownerIds ?? []) : [];
  const access = report && selectAccess(accountId, report, now, owners);
  const repeated = selectPaid(accountId, sold, now);
  const [open, pending, credits, paid] = await db.batch<unknown>([
    db
      .prepare(`SELECT MAX(access_expires_at) AS until FROM (${access?.sql ?? NO_ACCESS})`)
      .bind(...(access?.values ?? [])),
    pendingStatement(db, accountId, sold),
    creditsStatement(db, accountId, now),
    ...(repeated === null ? [] : [paidStatement(db, repeated)]),
  ]);
  const { until } = (open?.results[0] ?? { until: null }) as { until: number | null };
  const opens = report === null || until === null ? null : await loadReportSubject(people, report, now);
  if (opens !== null && until !== null) return { kind: 'open', opens, expiresAt: until };
  const waiting = pending?.results[0] as PurchaseRow | undefined;
  if (waiting !== undefined)
    return { kind: 'pending', orderId: waiting.orderId, at: waiting.at, payUrl: waiting.payUrl };
  const { count, nearestExpiry } = readCredits(credits?.results[0] ?? { count: 0, nearest: null });
  if (report?.kind === 'person' && count > 0) return { kind: 'credit', count, expiresAt: nearestExpiry };
  const before = paid?.results[0] as PurchaseRow | undefined;
  if (before === undefined || before.invoiceId === null) return null;
  return { kind: 'paid', orderId: before.orderId, invoiceId: before.invoiceId, at: before.at };
}

const NO_ACCESS = 'SELECT 1 AS access_expires_at WHERE 0';

/** The report that a checkout sells access to; null if it is nobody's yet. */
function reportSold(sold: Sold): OrderedReport | null {
  if (sold.kind === 'property') return sold;
  return sold.kind === 'credits' && sold.personId !== null ? { kind: 'person', personId: sold.personId } : null;
}

function pendingStatement(db: SqlDatabase, accountId: string, sold: Sold): SqlStatement {
  const same = selectPending(accountId, sold);
  return db
    .prepare(
      `SELECT h.id AS orderId, h.created_at AS at, h.redirect_url AS payUrl ${same.sql} ORDER BY h.created_at DESC LIMIT 1`,
    )
    .bind(...same.values);
}

function paidStatement(db: SqlDatabase, same: SqlCondition): SqlStatement {
  return db
    .prepare(
      `SELECT h.id AS orderId, h.invoice_number AS invoiceId, h.settled_at AS at ${same.sql} ORDER BY h.settled_at DESC LIMIT 1`,
    )
    .bind(...same.values);
}

/** FROM and WHERE of the account's orders for the same that are not settled, as `h`. */
export function selectPending(accountId: string, sold: Sold): SqlCondition {
  const same = isSamePurchase(sold);
  return {
    sql: `FROM purchase h WHERE h.account_id = ? AND h.status = 'pending' AND ${same.sql}`,
    values: [accountId, ...same.values],
  };
}

/**
 * FROM and WHERE of what the account bought a moment ago, as `h`, unless it is refunded. null for runners and plans, which
 * nobody repeats by mistake: a runner to the same county is out or back again, and a plan is held.
 */
export function selectPaid(accountId: string, sold: Sold, now: number): SqlCondition | null {
  if (sold.kind !== 'credits' && sold.kind !== 'property') return null;
  const same = isSamePurchase(sold);
  return {
    sql: `FROM purchase h WHERE h.account_id = ? AND h.invoice_number IS NOT NULL AND h.settled_at > ? AND ${same.sql}
      AND NOT EXISTS (SELECT 1 FROM refund r WHERE r.purchase_id = h.id AND r.failed_at IS NULL)`,
    values: [accountId, now - REPEATED_WITHIN_MS, ...same.values],
  };
}
