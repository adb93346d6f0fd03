import type { PurchasesAnswer } from '../../../shared/contract/billing.ts';
import { statusOf } from '../court-runner/request-store.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { type BoughtSubjects, loadBoughtSubjects } from './bought-subjects.ts';
import type { Billing } from './open-billing.ts';

/** The most open reports of each kind, batches of credits and requests in one answer. */
const LISTED_MAX = 200;

interface AccessRow {
  /** of a person or a property */
  id: string;
  access_expires_at: number;
}

interface CreditRow {
  count: number;
  expires_at: number;
  is_of_plan: number;
}

interface RunnerRow {
  person_id: string;
  requested_at: number;
  expected_by: number;
  invoice_number: string;
  /** JSON of RunnerCounty[] */
  counties: string;
}

type Runner = PurchasesAnswer['runners'][number];
type RunnerCounty = Runner['counties'][number];

/**
 * What an account bought and can still use. Suppressed people, minors and hidden properties are left out: a purchase of
 * theirs would say that they were here. Two round trips. `now` is in milliseconds since 1970.
 */
export async function listPurchases(
  { accounts, people }: Pick<Billing, 'accounts' | 'people'>,
  accountId: string,
  now: number,
): Promise<PurchasesAnswer> {
  const results = await accounts.batch<unknown>([
    reportsStatement(accounts, 'person_id', accountId, now),
    reportsStatement(accounts, 'pnp_id', accountId, now),
    creditsStatement(accounts, accountId, now),
    runnersStatement(accounts, accountId),
  ]);
  const [reports, properties, credits, runners] = results.map((result) => result.results);
  const reportRows = (reports ?? []) as AccessRow[];
  const propertyRows = (properties ?? []) as AccessRow[];
  const runnerRows = (runners ?? []) as RunnerRow[];
  const pnpIds = propertyRows.map(({ id }) => id);
  const personIds = [...new Set([...reportRows.map(({ id }) => id), ...runnerRows.map((row) => row.person_id)])];
  const subjects = await loadBoughtSubjects(people, { personIds, pnpIds, readable: new Set(pnpIds) }, now);
  return {
    reports: describeReports([...reportRows, ...propertyRows], subjects),
    credits: ((credits ?? []) as CreditRow[]).map((row) => ({
      count: row.count,
      expiresAt: row.expires_at,
      isOfPlan: row.is_of_plan === 1,
    })),
    runners: runnerRows.flatMap((row) => describeRunner(row, subjects)),
  };
}

/** Open reports of persons and of properties: each in a table of its own, by the name of its id. */
const OPEN_REPORTS = {
  person_id: 'report_access',
  pnp_id: 'property_access',
} as const;

function reportsStatement(
  db: SqlDatabase,
  of: keyof typeof OPEN_REPORTS,
  accountId: string,
  now: number,
): SqlStatement {
  return db
    .prepare(
      `SELECT ${of} AS id, access_expires_at FROM ${OPEN_REPORTS[of]}
       WHERE account_id = ?1 AND access_expires_at > ?2 ORDER BY access_expires_at, ${of} LIMIT ${LISTED_MAX}`,
    )
    .bind(accountId, now);
}

function creditsStatement(db: SqlDatabase, accountId: string, now: number): SqlStatement {
  return db
    .prepare(
      `SELECT COUNT(*) AS count, c.expires_at, p.plan_action IS NOT NULL AS is_of_plan
       FROM background_credit c LEFT JOIN purchase p ON p.id = c.purchase_id
       WHERE c.account_id = ?1 AND c.used_at IS NULL AND c.expires_at > ?2
       GROUP BY c.expires_at, is_of_plan ORDER BY c.expires_at LIMIT ${LISTED_MAX}`,
    )
    .bind(accountId, now);
}

function runnersStatement(db: SqlDatabase, accountId: string): SqlStatement {
  return db
    .prepare(
      `SELECT q.person_id, q.requested_at, q.expected_by, p.invoice_number,
         (SELECT json_group_array(json_object('countyName', w.county_name, 'stateCode', w.state_code,
            'status', w.status, 'cases', json_array_length(w.cases)))
          FROM (SELECT * FROM court_runner_record WHERE request_id = q.id ORDER BY county_name, fips) w) AS counties
       FROM court_runner_request q JOIN purchase p ON p.id = q.purchase_id
       WHERE q.account_id = ?1 ORDER BY q.requested_at DESC, q.id LIMIT ${LISTED_MAX}`,
    )
    .bind(accountId);
}

/** The first to close first. */
function describeReports(rows: readonly AccessRow[], subjects: BoughtSubjects): PurchasesAnswer['reports'] {
  return rows
    .flatMap(({ id, access_expires_at: expiresAt }) => {
      const about = subjects.get(id);
      return about === undefined ? [] : [{ about, expiresAt }];
    })
    .sort((one, other) => one.expiresAt - other.expiresAt);
}

function describeRunner(row: RunnerRow, subjects: BoughtSubjects): Runner[] {
  const about = subjects.get(row.person_id);
  if (about === undefined) return [];
  const counties = JSON.parse(row.counties) as RunnerCounty[];
  return [
    {
      about,
      requestedAt: row.requested_at,
      expectedBy: row.expected_by,
      invoiceId: row.invoice_number,
      status: statusOf(counties),
      counties,
    },
  ];
}
