import type { LedgerAnswer } from '../../../shared/contract/account.ts';
import { ledgerReasons } from '../../../shared/copy/account/account-ledger.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { dollarsOf } from '../billing/products-store.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/** An entry of the ledger, before its person has a name. */
export type NamelessEntry = Omit<LedgerAnswer['entries'][number], 'personName'>;

interface Row {
  readonly at: number;
  readonly amount: number;
  readonly person_id: string | null;
  /** where credits came from; a refund's reason and cents */
  readonly source?: 'bought' | 'plan' | 'given';
  readonly reason?: string;
  readonly cents?: number;
}

/** One source of entries: a query by account, time and limit, the latest first, and how its rows read. */
interface Source {
  readonly kind: NamelessEntry['kind'];
  readonly sql: string;
  readonly reason: (row: Row) => string;
}

/** The credit `c` was bought and used by the payment that opened a report, in one moment. */
const IS_OF_PAYMENT = 'EXISTS (SELECT 1 FROM purchase o WHERE o.id = c.purchase_id AND o.report_opened = 1)';

const SOURCES: readonly Source[] = [
  {
    kind: 'lookup',
    // By the primary key: periods follow each other, so only the latest ones are read.
    sql: `SELECT used_at AS at, -1 AS amount, person_id FROM lookup WHERE account_id = ?1 AND used_at <= ?2
      ORDER BY period_start DESC, used_at DESC LIMIT ?3`,
    reason: () => ledgerReasons.lookup,
  },
  {
    kind: 'background credit',
    // A payment that opened a report left no credit to use.
    sql: `SELECT c.used_at AS at, CASE WHEN ${IS_OF_PAYMENT} THEN 0 ELSE -1 END AS amount, c.person_id
      FROM background_credit c WHERE c.account_id = ?1 AND c.used_at <= ?2 ORDER BY c.used_at DESC LIMIT ?3`,
    reason: ({ amount }) => (amount === 0 ? ledgerReasons.paid : ledgerReasons.used),
  },
  {
    kind: 'grant',
    sql: `SELECT c.granted_at AS at, COUNT(*) AS amount, NULL AS person_id,
        CASE WHEN c.purchase_id IS NULL THEN 'given'
          WHEN EXISTS (SELECT 1 FROM purchase p WHERE p.id = c.purchase_id AND p.plan_action IS NOT NULL) THEN 'plan'
          ELSE 'bought' END AS source
      FROM background_credit c WHERE c.account_id = ?1 AND c.granted_at <= ?2 AND NOT ${IS_OF_PAYMENT}
      GROUP BY c.granted_at, c.purchase_id ORDER BY c.granted_at DESC LIMIT ?3`,
    reason: ({ amount, source = 'given' }) =>
      ({ bought: ledgerReasons.bought, plan: ledgerReasons.withPlan, given: ledgerReasons.given })[source](amount),
  },
  {
    kind: 'expiry',
    sql: `SELECT expires_at AS at, -COUNT(*) AS amount, NULL AS person_id FROM background_credit
      WHERE account_id = ?1 AND used_at IS NULL AND expires_at <= ?2 GROUP BY expires_at ORDER BY expires_at DESC LIMIT ?3`,
    reason: ({ amount }) => ledgerReasons.expired(-amount),
  },
  {
    kind: 'refund',
    // The money of credits went back; the credits themselves stayed.
    sql: `SELECT r.done_at AS at, 0 AS amount, NULL AS person_id, r.amount_cents AS cents, r.reason
      FROM purchase p JOIN refund r ON r.purchase_id = p.id
      WHERE p.account_id = ?1 AND r.done_at <= ?2
        AND EXISTS (SELECT 1 FROM purchase_line l WHERE l.purchase_id = p.id AND l.credits > 0)
      ORDER BY r.done_at DESC LIMIT ?3`,
    reason: ({ cents = 0, reason = '' }) => ledgerReasons.refunded(formatPrice(dollarsOf(cents)), reason),
  },
];

/**
 * What changed an account's lookups and credits until `now`, in milliseconds since 1970: the latest first, at most
 * `limit`. One round trip.
 */
export async function listEntries(
  db: SqlDatabase,
  accountId: string,
  now: number,
  limit: number,
): Promise<NamelessEntry[]> {
  const statements = SOURCES.map(({ sql }): SqlStatement => db.prepare(sql).bind(accountId, now, limit));
  const results = await db.batch<Row>(statements);
  return SOURCES.flatMap(({ kind, reason }, index) =>
    (results[index]?.results ?? []).map((row) => ({
      at: row.at,
      kind,
      amount: row.amount,
      personId: row.person_id,
      reason: reason(row),
    })),
  )
    .sort((one, other) => other.at - one.at)
    .slice(0, limit);
}
