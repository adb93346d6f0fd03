import type { DatabaseSync } from 'node:sqlite';
import type { CourtRunnerPerson } from '../../../shared/contract/court-runner.ts';
import { ATTESTATION_VERSION } from '../../../shared/copy/billing/checkout.ts';
import { countyName } from '../../../shared/copy/format/county-name.ts';
import { accessUntil } from '../../../shared/people/report-state.ts';
import { addBusinessDays } from '../../../worker/origin/court-runner/request-store.ts';
import { inTransaction, openDatabase } from '../database/local-database.ts';
import { PURCHASES_EMAIL } from './demo-accounts.ts';
import { type CourtRun, chooseCourtRuns, whomToAskFor } from './demo-court-runs.ts';
import type { PersonToLookAt } from './people-worth-looking-at.ts';

const DAY_MS = 86_400_000;
/** Runners who are back were sent longer ago than this, in days: two weekdays are four days at most. */
const DAYS_BACK = 5;

/** What the demo account bought: of whom, and which house of theirs; in which county a runner is out. */
interface Bought {
  readonly personId: string;
  readonly pnpId: string;
  readonly fips: string;
  readonly county: string;
  readonly stateCode: string;
  /** whom the runner who is out asks for */
  readonly asked: CourtRunnerPerson;
  /** where runners were */
  readonly courtRuns: readonly CourtRun[];
}

interface DemoOrder {
  readonly id: string;
  readonly productId: string;
  readonly text: string;
  readonly cents: number;
  readonly daysAgo: number;
  readonly credits?: number;
  /** of the receipt, below 10,000; the price if it is the only one at that price */
  readonly number?: number;
  readonly more?: Readonly<Record<string, string | number>>;
}

/**
 * Makes one demo account the buyer of everything that is sold once: the report of a demo person, one of their houses, a
 * pack of credits, a court runner who is out, and some who are back with charges that ended in every way. It is made anew at every start, because all of it ends within a month.
 */
export function addDemoReceipts(
  { accountsFile, peopleFile }: { readonly accountsFile: string; readonly peopleFile: string },
  worthLookingAt: readonly PersonToLookAt[],
  now: number,
): void {
  const bought = chooseBought(peopleFile, worthLookingAt, now);
  if (bought === null) return;
  const database = openDatabase(accountsFile);
  try {
    database.exec('PRAGMA foreign_keys = ON');
    const account = database.prepare('SELECT id FROM account WHERE email = ? AND is_demo = 1').get(PURCHASES_EMAIL);
    if (account === undefined) return;
    inTransaction(database, () => addAll(database, String(account.id), bought, now));
  } finally {
    database.close();
  }
}

/** The first demo person with a report, a house and a county; null in a population too small to have one. */
function chooseBought(peopleFile: string, people: readonly PersonToLookAt[], now: number): Bought | null {
  const database = openDatabase(peopleFile);
  try {
    const find = database.prepare(
      `SELECT p.id AS personId, o.pnp_id AS pnpId, l.fips_code AS fips, l.county, l.state_code AS stateCode
       FROM person p JOIN ownership o ON o.person_id = p.id JOIN place l ON l.id = p.current_place_id
       WHERE p.id = ? AND l.fips_code IS NOT NULL AND l.county IS NOT NULL
         AND EXISTS (SELECT 1 FROM record c WHERE c.person_id = p.id) LIMIT 1`,
    );
    for (const { id } of people) {
      const found = id === null ? undefined : find.get(id);
      if (found === undefined) continue;
      const { personId, ...rest } = found as unknown as Omit<Bought, 'asked' | 'courtRuns'>;
      const courtRuns = chooseCourtRuns(database, now).filter((run) => run.personId !== personId);
      return { personId, ...rest, asked: whomToAskFor(database, personId), courtRuns };
    }
    return null;
  } finally {
    database.close();
  }
}

function addAll(database: DatabaseSync, accountId: string, bought: Bought, now: number): void {
  const { personId, pnpId, fips, county, stateCode, asked, courtRuns } = bought;
  for (const table of ['background_credit', 'report_access', 'property_access', 'purchase'])
    database.prepare(`DELETE FROM ${table} WHERE account_id = ?`).run(accountId);
  const insert = inserter(database);
  const order = (demo: DemoOrder) => addOrder(insert, accountId, demo, now);

  const report = { id: 'Odemo-report', productId: 'background-credit', text: 'Background report', cents: 1_499 };
  const reportAt = order({ ...report, daysAgo: 5, credits: 1, more: { person_id: personId, report_opened: 1 } });
  const used = { id: 'Cdemo-report', account_id: accountId, purchase_id: report.id, person_id: personId };
  insert('background_credit', { ...used, granted_at: reportAt, used_at: reportAt });
  const access = { account_id: accountId, person_id: personId, report_id: 'Rdemo-report' };
  insert('report_access', { ...access, access_expires_at: accessUntil(reportAt) });

  const house = { id: 'Odemo-house', productId: 'property-report', text: 'Property report', cents: 999 };
  const houseAt = order({ ...house, daysAgo: 24, more: { pnp_id: pnpId, report_opened: 1 } });
  insert('property_access', { account_id: accountId, pnp_id: pnpId, access_expires_at: accessUntil(houseAt) });

  const pack = { id: 'Odemo-pack', productId: 'background-credits-3', text: '3 background credits', cents: 2_999 };
  const packAt = order({ ...pack, daysAgo: 12, credits: 3 });
  for (const id of ['Cdemo-1', 'Cdemo-2', 'Cdemo-3'])
    insert('background_credit', { id, account_id: accountId, purchase_id: pack.id, granted_at: packAt });

  const runner = { id: 'Odemo-runner', productId: `court-runner-county-${fips}`, cents: 3_495 };
  const name = countyName({ county, stateCode, fips });
  const text = `Court Runner, ${name}, ${stateCode}`;
  const runnerAt = order({ ...runner, text, daysAgo: 0, more: { person_id: personId, runner: JSON.stringify(asked) } });
  const due = { expected_by: addBusinessDays(runnerAt, 3), due_at: addBusinessDays(runnerAt, 2) };
  const request = { id: 'Qdemo', purchase_id: runner.id, account_id: accountId, person_id: personId };
  insert('court_runner_request', { ...request, requested_at: runnerAt, ...due });
  const where = { fips, county_name: name, state_code: stateCode };
  insert('court_runner_record', { request_id: 'Qdemo', ...where, amount_cents: runner.cents, status: 'Requested' });
  for (const [at, run] of courtRuns.entries()) addCourtRun(insert, order, accountId, { run, number: at + 1 });
}

/** A runner who came back two weekdays after the order. */
function addCourtRun(
  insert: Insert,
  order: (demo: DemoOrder) => number,
  accountId: string,
  { run, number }: { readonly run: CourtRun; readonly number: number },
): void {
  const { personId, fips, countyName: name, stateCode, cases } = run;
  const [id, requestId] = [`Odemo-run-${number}`, `Qdemo-run-${number}`];
  const line = { productId: `court-runner-county-${fips}`, text: `Court Runner, ${name}, ${stateCode}`, cents: 3_495 };
  const at = order({ id, ...line, daysAgo: DAYS_BACK + number, number, more: { person_id: personId } });
  const back = addBusinessDays(at, 2);
  const due = { expected_by: addBusinessDays(at, 3), due_at: back };
  const request = { id: requestId, purchase_id: id, account_id: accountId, person_id: personId };
  insert('court_runner_request', { ...request, requested_at: at, ...due });
  const where = { fips, county_name: name, state_code: stateCode };
  const found = { status: 'Returned', returned_at: back, cases: JSON.stringify(cases) };
  insert('court_runner_record', { request_id: requestId, ...where, amount_cents: line.cents, ...found });
}

type Insert = (table: string, row: Readonly<Record<string, string | number | null>>) => void;

function inserter(database: DatabaseSync): Insert {
  return (table, row) => {
    const columns = Object.keys(row);
    const marks = columns.map(() => '?').join(', ');
    database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`).run(...Object.values(row));
  };
}

/** @returns when it was paid, milliseconds since 1970 */
function addOrder(insert: Insert, accountId: string, order: DemoOrder, now: number): number {
  const { id, productId, text, cents, daysAgo, credits = 0, number = cents, more = {} } = order;
  const at = now - daysAgo * DAY_MS;
  insert('purchase', {
    id,
    account_id: accountId,
    idempotency_hash: id,
    request_hash: id,
    status: 'paid',
    provider: 'test',
    provider_ref: `test_${id}`,
    provider_payment: `test_${id}`,
    total_cents: cents,
    invoice_number: `PL-${new Date(at).getUTCFullYear()}-0000${String(number).padStart(4, '0')}`,
    purpose: 'reconnect',
    purpose_text_version: ATTESTATION_VERSION,
    payer: JSON.stringify({
      cardType: 'Visa',
      cardNumber: '4242',
      expiresAt: `${new Date(now).getUTCFullYear() + 4}-04`,
    }),
    sent_to: PURCHASES_EMAIL,
    created_at: at,
    settled_at: at,
    ...more,
  });
  insert('purchase_line', { purchase_id: id, position: 0, product_id: productId, text, amount_cents: cents, credits });
  return at;
}
