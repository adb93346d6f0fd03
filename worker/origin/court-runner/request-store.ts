import type { CourtRunnerRecord, CourtRunnerRequest } from '../../../shared/contract/court-runner.ts';
import { dollarsOf } from '../billing/products-store.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';

/** A runner is usually back after one to three weekdays (P9-061). */
const EXPECTED_WITHIN_DAYS = 3;
/** When the runner of this reference origin returns, in weekdays. */
const DUE_AFTER_DAYS = 2;
/** The most requests in one answer. */
const REQUESTS_MAX = 20;

/** What an order asks courthouses for. */
export interface RunnerOrder {
  readonly purchaseId: string;
  readonly accountId: string;
  readonly personId: string;
  readonly counties: readonly {
    readonly fips: string;
    readonly countyName: string;
    readonly stateCode: string;
    /** what was paid for this county, including its fee */
    readonly amountCents: number;
  }[];
}

/**
 * The statements that send a runner, for the transaction that marks an order paid; they write nothing unless `guard`
 * holds there. An order that has its request does not get a second one.
 */
export function requestStatements(
  db: SqlDatabase,
  order: RunnerOrder,
  now: number,
  guard: SqlCondition,
): SqlStatement[] {
  const { purchaseId, accountId, personId, counties } = order;
  const id = `C${crypto.randomUUID().replaceAll('-', '')}`;
  return [
    db
      .prepare(
        `INSERT OR IGNORE INTO court_runner_request
           (id, purchase_id, account_id, person_id, requested_at, expected_by, due_at)
         SELECT ?, ?, ?, ?, ?, ?, ? WHERE ${guard.sql}`,
      )
      .bind(
        id,
        purchaseId,
        accountId,
        personId,
        now,
        addBusinessDays(now, EXPECTED_WITHIN_DAYS),
        addBusinessDays(now, DUE_AFTER_DAYS),
        ...guard.values,
      ),
    db
      .prepare(
        `INSERT OR IGNORE INTO court_runner_record (request_id, fips, county_name, state_code, amount_cents, status)
         SELECT q.id, c.value ->> 'fips', c.value ->> 'countyName', c.value ->> 'stateCode', c.value ->> 'amountCents', 'Requested'
         FROM court_runner_request q, json_each(?2) c WHERE q.id = ?1`,
      )
      .bind(id, JSON.stringify(counties)),
  ];
}

interface RequestRow {
  id: string;
  requested_at: number;
  expected_by: number;
  invoice_number: string;
  total_cents: number;
}

interface RecordRow {
  request_id: string;
  county_name: string;
  state_code: string;
  status: CourtRunnerRecord['status'];
  returned_at: number | null;
  cases: string | null;
}

/** What an account asked courthouses about a person, for the round trip that reads the rest of the account. */
export function requestsStatements(db: SqlDatabase, accountId: string, personId: string): [SqlStatement, SqlStatement] {
  const requests = `SELECT q.id, q.requested_at, q.expected_by, p.invoice_number, p.total_cents
    FROM court_runner_request q JOIN purchase p ON p.id = q.purchase_id
    WHERE q.account_id = ?1 AND q.person_id = ?2 ORDER BY q.requested_at DESC, q.id LIMIT ${REQUESTS_MAX}`;
  return [
    db.prepare(requests).bind(accountId, personId),
    db
      .prepare(
        `SELECT r.request_id, r.county_name, r.state_code, r.status, r.returned_at, r.cases
         FROM (${requests}) w JOIN court_runner_record r ON r.request_id = w.id ORDER BY r.county_name, r.fips`,
      )
      .bind(accountId, personId),
  ];
}

/** Combines the rows of {@link requestsStatements}, latest request first. */
export function readRequests(requestRows: readonly unknown[], recordRows: readonly unknown[]): CourtRunnerRequest[] {
  const records = Map.groupBy(recordRows as RecordRow[], ({ request_id }) => request_id);
  return (requestRows as RequestRow[]).map((row) => {
    const courtRunnerRecords = (records.get(row.id) ?? []).map(readRecord);
    return {
      status: statusOf(courtRunnerRecords),
      requestedAt: row.requested_at,
      expectedBy: row.expected_by,
      invoiceId: row.invoice_number,
      total: dollarsOf(row.total_cents),
      courtRunnerRecords,
    };
  });
}

/** 'Requested' while any county is out; 'Failed' if none could be searched. */
export function statusOf(records: readonly Pick<CourtRunnerRecord, 'status'>[]): CourtRunnerRequest['status'] {
  if (records.some(({ status }) => status === 'Requested')) return 'Requested';
  return records.every(({ status }) => status === 'Failed') ? 'Failed' : 'Returned';
}

function readRecord(row: RecordRow): CourtRunnerRecord {
  return {
    countyName: row.county_name,
    stateCode: row.state_code,
    status: row.status,
    returnedAt: row.returned_at,
    payload: row.cases === null ? null : { cases: JSON.parse(row.cases) },
  };
}

/**
 * One of this account's orders: whether it is paid, and whom its runner asks about; null if the account has no such
 * order.
 */
export async function findRunnerOrder(
  db: SqlDatabase,
  purchaseId: string,
  accountId: string,
): Promise<{ readonly isPaid: boolean; readonly invoiceId: string | null; readonly personId: string | null } | null> {
  const row = await db
    .prepare('SELECT status, invoice_number, person_id FROM purchase WHERE id = ?1 AND account_id = ?2')
    .bind(purchaseId, accountId)
    .first<{ status: string; invoice_number: string | null; person_id: string | null }>();
  if (row === null) return null;
  return { isPaid: row.status === 'paid', invoiceId: row.invoice_number, personId: row.person_id };
}

const DAY_MS = 86_400_000;

/** The same time of day that many weekdays later, in milliseconds since 1970 (UTC). It does not know court holidays. */
export function addBusinessDays(from: number, days: number): number {
  let at = from;
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}
