import type { Invoice, Payer } from '../../../shared/contract/billing.ts';
import { sellerOf } from '../../../shared/copy/billing/seller.ts';
import { type BoughtSubjects, loadBoughtSubjects, type SubjectIds } from './bought-subjects.ts';
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
  /** until when the buyer can read the report it is about; null if they cannot */
  open_until: number | null;
  /** not null: the payment was for a report, so its credit was never the buyer's to use */
  report_opened: number | null;
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
  created_at: number;
  /** null: recorded, but not sent yet */
  done_at: number | null;
}

/** For the account ?2 at ?3, in milliseconds since 1970. */
const COLUMNS = `p.id, p.invoice_number, p.settled_at, p.total_cents, p.refunded_cents, p.payer, p.sent_to, p.person_id,
  p.pnp_id, p.keeps_subject, p.plan_action, p.plan_from, p.plan_until,
  COALESCE(
    (SELECT a.access_expires_at FROM report_access a
     WHERE a.account_id = ?2 AND a.person_id = p.person_id AND a.access_expires_at > ?3),
    (SELECT a.access_expires_at FROM property_access a
     WHERE a.account_id = ?2 AND a.pnp_id = p.pnp_id AND a.access_expires_at > ?3)) AS open_until,
  p.report_opened`;

/** An account's receipts, latest first. `now` is in milliseconds since 1970. */
export async function listInvoices(billing: Billing, accountId: string, now: number): Promise<Invoice[]> {
  const { results } = await billing.accounts
    .prepare(
      `SELECT ${COLUMNS} FROM purchase p WHERE p.account_id = ?2 AND p.invoice_number IS NOT NULL
       ORDER BY p.settled_at DESC LIMIT ?1`,
    )
    .bind(INVOICES_MAX, accountId, now)
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
    .prepare(`SELECT ${COLUMNS} FROM purchase p WHERE p.invoice_number = ?1 AND p.account_id = ?2`)
    .bind(invoiceNumber, accountId, now)
    .first<InvoiceRow>();
  if (row === null) return null;
  const [invoice = null] = await describeInvoices(billing, [row], now);
  return invoice;
}

async function describeInvoices(
  { accounts, people, settings }: Billing,
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
          `SELECT purchase_id, amount_cents, reason, created_at, done_at FROM refund
           WHERE purchase_id IN (SELECT value FROM json_each(?1)) AND failed_at IS NULL
           ORDER BY COALESCE(done_at, created_at)`,
        )
        .bind(ids),
    ]),
    loadBoughtSubjects(people, idsOf(rows), now),
  ]);
  const linesOf = Map.groupBy((lines?.results ?? []) as LineRow[], ({ purchase_id }) => purchase_id);
  const refundsOf = Map.groupBy((refunds?.results ?? []) as RefundRow[], ({ purchase_id }) => purchase_id);
  const { seller } = settings;
  return rows.map((row) => {
    const invoice = describeInvoice(row, linesOf.get(row.id) ?? [], refundsOf.get(row.id) ?? [], subjects);
    return seller === null ? invoice : { ...invoice, seller: sellerOf(seller, invoice.lines) };
  });
}

function describeInvoice(
  row: InvoiceRow,
  lines: readonly LineRow[],
  refunds: readonly RefundRow[],
  subjects: BoughtSubjects,
): Invoice {
  const plan = describePlan(row, lines);
  const about = subjects.get(row.person_id ?? row.pnp_id ?? '') ?? null;
  // A payment of a plan that gave none gave no credits either.
  const hasCredits = row.plan_action === null ? row.report_opened === null : plan !== null;
  const credits = hasCredits ? creditsOf(lines) : 0;
  const expiresAt = plan?.until ?? row.settled_at + CREDIT_MS;
  return {
    id: row.invoice_number,
    at: row.settled_at,
    status: statusOf(row, refunds),
    total: dollarsOf(row.total_cents),
    lines: lines.map(({ product_id, text, amount_cents }) => ({
      productId: product_id,
      text,
      amount: dollarsOf(amount_cents),
    })),
    refunds: refunds.map(describeRefund),
    paidWith: JSON.parse(row.payer) as Payer,
    sentTo: row.sent_to,
    about,
    openUntil: about === null ? null : row.open_until,
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

/** A refund that is on its way counts: the buyer has been told so. */
function statusOf({ total_cents, refunded_cents }: InvoiceRow, refunds: readonly RefundRow[]): Invoice['status'] {
  const recorded = refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const refunded = Math.max(refunded_cents, recorded);
  if (refunded === 0) return 'paid';
  return refunded < total_cents ? 'partly refunded' : 'refunded';
}

function describeRefund({ created_at, done_at, amount_cents, reason }: RefundRow): Invoice['refunds'][number] {
  const isPending = done_at === null;
  return {
    at: done_at ?? created_at,
    amount: dollarsOf(amount_cents),
    reason,
    ...(isPending ? { isPending } : {}),
  };
}

/** Whom and what receipts are about. */
function idsOf(rows: readonly InvoiceRow[]): SubjectIds {
  return {
    personIds: rows.flatMap(({ person_id }) => person_id ?? []),
    pnpIds: rows.flatMap(({ pnp_id }) => pnp_id ?? []),
    readable: new Set(rows.flatMap(({ pnp_id, open_until }) => (open_until === null ? [] : (pnp_id ?? [])))),
  };
}
