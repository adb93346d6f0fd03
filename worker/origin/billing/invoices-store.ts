import type { Invoice, Payer } from '../../../shared/contract/billing.ts';
import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import type { Billing } from './open-billing.ts';
import { CREDIT_MS, creditsOf } from './price-order.ts';
import { dollarsOf } from './products-store.ts';

/** The most receipts in one answer. */
const INVOICES_MAX = 100;

interface InvoiceRow {
  id: string;
  invoice_number: string;
  settled_at: number;
  total_cents: number;
  refunded_cents: number;
  payer: string;
  sent_to: string;
  person_id: string | null;
  pnp_id: string | null;
  keeps_subject: number;
  plan_action: NonNullable<Invoice['plan']>['action'] | null;
  plan_from: number | null;
  plan_until: number | null;
}

interface LineRow {
  purchase_id: string;
  product_id: string;
  text: string;
  amount_cents: number;
  credits: number;
}

interface RefundRow {
  purchase_id: string;
  amount_cents: number;
  reason: string;
  done_at: number;
}

type Subject = NonNullable<Invoice['about']>;
/** What purchases were about, if it may still be shown, by id. */
type Subjects = ReadonlyMap<string, Subject>;

const COLUMNS = `id, invoice_number, settled_at, total_cents, refunded_cents, payer, sent_to, person_id, pnp_id,
  keeps_subject, plan_action, plan_from, plan_until`;

/** An account's receipts, latest first. `now` is in milliseconds since 1970. */
export async function listInvoices(billing: Billing, accountId: string, now: number): Promise<Invoice[]> {
  const { results } = await billing.accounts
    .prepare(
      `SELECT ${COLUMNS} FROM purchase WHERE account_id = ?1 AND invoice_number IS NOT NULL
       ORDER BY settled_at DESC LIMIT ${INVOICES_MAX}`,
    )
    .bind(accountId)
    .all<InvoiceRow>();
  return describeInvoices(billing, results, now);
}

/** One receipt by its number; null for an unknown one or another account's. */
export async function findInvoice(
  billing: Billing,
  accountId: string,
  invoiceNumber: string,
  now: number,
): Promise<Invoice | null> {
  const row = await billing.accounts
    .prepare(`SELECT ${COLUMNS} FROM purchase WHERE invoice_number = ?1 AND account_id = ?2`)
    .bind(invoiceNumber, accountId)
    .first<InvoiceRow>();
  if (row === null) return null;
  const [invoice = null] = await describeInvoices(billing, [row], now);
  return invoice;
}

async function describeInvoices(
  { accounts, people }: Billing,
  rows: readonly InvoiceRow[],
  now: number,
): Promise<Invoice[]> {
  if (rows.length === 0) return [];
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const [[lines, refunds], subjects] = await Promise.all([
    accounts.batch<unknown>([
      accounts
        .prepare(
          `SELECT purchase_id, product_id, text, amount_cents, credits FROM purchase_line
           WHERE purchase_id IN (SELECT value FROM json_each(?1)) ORDER BY purchase_id, position`,
        )
        .bind(ids),
      accounts
        .prepare(
          `SELECT purchase_id, amount_cents, reason, done_at FROM refund
           WHERE purchase_id IN (SELECT value FROM json_each(?1)) AND done_at IS NOT NULL ORDER BY done_at`,
        )
        .bind(ids),
    ]),
    loadSubjects(people, rows, now),
  ]);
  const linesOf = Map.groupBy((lines?.results ?? []) as LineRow[], ({ purchase_id }) => purchase_id);
  const refundsOf = Map.groupBy((refunds?.results ?? []) as RefundRow[], ({ purchase_id }) => purchase_id);
  return rows.map((row) => describeInvoice(row, linesOf.get(row.id) ?? [], refundsOf.get(row.id) ?? [], subjects));
}

function describeInvoice(
  row: InvoiceRow,
  lines: readonly LineRow[],
  refunds: readonly RefundRow[],
  subjects: Subjects,
): Invoice {
  const plan = describePlan(row, lines);
  // A payment of a plan that gave none gave no credits either.
  const credits = row.plan_action === null || plan !== null ? creditsOf(lines) : 0;
  const expiresAt = plan?.until ?? row.settled_at + CREDIT_MS;
  return {
    id: row.invoice_number,
    at: row.settled_at,
    status: statusOf(row),
    total: dollarsOf(row.total_cents),
    lines: lines.map(({ product_id, text, amount_cents }) => ({
      productId: product_id,
      text,
      amount: dollarsOf(amount_cents),
    })),
    refunds: refunds.map(({ done_at, amount_cents, reason }) => ({
      at: done_at,
      amount: dollarsOf(amount_cents),
      reason,
    })),
    paidWith: JSON.parse(row.payer) as Payer,
    sentTo: row.sent_to,
    about: subjects.get(row.person_id ?? row.pnp_id ?? '') ?? null,
    keepsAbout: row.keeps_subject === 1,
    credits: credits === 0 ? null : { count: credits, expiresAt },
    plan,
  };
}

function describePlan(
  { plan_action: action, plan_from: from, plan_until: until }: InvoiceRow,
  lines: readonly LineRow[],
): Invoice['plan'] {
  if (action === null || from === null || until === null) return null;
  return { action, productName: lines[0]?.text ?? '', from, until };
}

function statusOf({ total_cents, refunded_cents }: InvoiceRow): Invoice['status'] {
  if (refunded_cents === 0) return 'paid';
  return refunded_cents < total_cents ? 'partly refunded' : 'refunded';
}

interface PersonRow {
  id: string;
  full_name: string;
  first_name: string;
  city: string | null;
  state_code: string | null;
}

/** Receipts do not show suppressed people, minors or hidden properties either. One round trip. */
async function loadSubjects(db: SqlDatabase, rows: readonly InvoiceRow[], now: number): Promise<Subjects> {
  const personIds = rows.flatMap(({ person_id }) => person_id ?? []);
  const pnpIds = rows.flatMap(({ pnp_id }) => pnp_id ?? []);
  if (personIds.length + pnpIds.length === 0) return new Map();
  const [people, properties] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT p.id, p.full_name, p.first_name, l.city, l.state_code
         FROM person p LEFT JOIN place l ON l.id = p.current_place_id
         WHERE p.id IN (SELECT value FROM json_each(?1)) AND ${adultSql('p', '?2')}`,
      )
      .bind(JSON.stringify(personIds), adultBornBy(now)),
    db
      .prepare('SELECT pnp_id FROM property WHERE pnp_id IN (SELECT value FROM json_each(?1))')
      .bind(JSON.stringify(pnpIds)),
  ]);
  return new Map<string, Subject>([
    ...((people?.results ?? []) as PersonRow[]).map((row): [string, Subject] => [row.id, describePerson(row)]),
    ...((properties?.results ?? []) as { pnp_id: string }[]).map(({ pnp_id }): [string, Subject] => [
      pnp_id,
      { kind: 'property', pnpId: pnp_id },
    ]),
  ]);
}

function describePerson(row: PersonRow): Subject {
  return {
    kind: 'person',
    personId: row.id,
    fullName: row.full_name,
    firstName: row.first_name.trim() || row.full_name,
    city: row.city,
    stateCode: row.state_code,
  };
}
