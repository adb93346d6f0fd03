import type { Attestation, Funnel, OrderAnswer } from '../../../shared/contract/billing.ts';
import type { SqlDatabase } from '../env.ts';
import type { OrderedCounty, OrderLine, PricedOrder } from './price-order.ts';
import { dollarsOf } from './products-store.ts';

/** An order as it is stored; money is in cents, times are milliseconds since 1970. */
export interface Order {
  readonly id: string;
  /** null once the account is gone */
  readonly accountId: string | null;
  readonly requestHash: string;
  readonly status: OrderAnswer['status'];
  /** for the buyer: why it was declined */
  readonly message: string | null;
  readonly provider: string;
  readonly providerRef: string | null;
  readonly providerPayment: string | null;
  readonly redirectUrl: string | null;
  readonly totalCents: number;
  readonly invoiceNumber: string | null;
  readonly personId: string | null;
  readonly pnpId: string | null;
  readonly counties: readonly OrderedCounty[] | null;
  readonly keepsMethod: boolean;
  /** where the receipt goes */
  readonly sentTo: string;
  readonly createdAt: number;
  readonly lines: readonly OrderLine[];
}

/** What a new order is written with, besides what it costs. */
export interface NewOrder {
  readonly id: string;
  readonly accountId: string;
  readonly idempotencyHash: string;
  readonly requestHash: string;
  readonly provider: string;
  readonly keepsMethod: boolean;
  readonly sentTo: string;
  readonly attestation: Attestation;
  readonly funnel: Funnel | null;
}

interface OrderRow extends Omit<Order, 'counties' | 'keepsMethod' | 'lines'> {
  readonly counties: string | null;
  readonly keepsMethod: number;
}

const COLUMNS = `p.id, p.account_id AS accountId, p.request_hash AS requestHash, p.status, p.message, p.provider,
  p.provider_ref AS providerRef, p.provider_payment AS providerPayment, p.redirect_url AS redirectUrl,
  p.total_cents AS totalCents, p.invoice_number AS invoiceNumber, p.person_id AS personId, p.pnp_id AS pnpId, p.counties,
  p.keeps_method AS keepsMethod, p.sent_to AS sentTo, p.created_at AS createdAt`;

/** Where an order is looked for: always an index. */
const WHERE = {
  id: 'p.id = ?1',
  key: 'p.idempotency_hash = ?1',
} as const;

export function loadOrder(db: SqlDatabase, id: string): Promise<Order | null> {
  return find(db, 'id', id);
}

/** The order that was placed with a key, of which the hash is stored. */
export function findOrderByKey(db: SqlDatabase, idempotencyHash: string): Promise<Order | null> {
  return find(db, 'key', idempotencyHash);
}

async function find(db: SqlDatabase, by: keyof typeof WHERE, value: string): Promise<Order | null> {
  const [orders, lines] = await db.batch<unknown>([
    db.prepare(`SELECT ${COLUMNS} FROM purchase p WHERE ${WHERE[by]}`).bind(value),
    db
      .prepare(
        `SELECT l.product_id AS productId, l.text, l.amount_cents AS amountCents, l.credits
         FROM purchase p JOIN purchase_line l ON l.purchase_id = p.id WHERE ${WHERE[by]} ORDER BY l.position`,
      )
      .bind(value),
  ]);
  const row = orders?.results[0] as OrderRow | undefined;
  if (row === undefined) return null;
  return {
    ...row,
    counties: row.counties === null ? null : JSON.parse(row.counties),
    keepsMethod: row.keepsMethod === 1,
    lines: (lines?.results ?? []) as OrderLine[],
  };
}

/**
 * Writes an order that is pending, with its lines, unless its key has one: of posts at the same moment one writes, and all
 * of them find the same order afterwards.
 */
export async function writeOrder(db: SqlDatabase, order: NewOrder, priced: PricedOrder, now: number): Promise<void> {
  const { id, accountId, attestation, funnel } = order;
  await db.batch([
    db
      .prepare(
        `INSERT INTO purchase (id, account_id, idempotency_hash, request_hash, status, provider, total_cents,
           person_id, pnp_id, runner, counties, funnel, purpose, purpose_text_version, keeps_method, sent_to, created_at)
         VALUES (?1, ?2, ?3, ?4, 'pending', ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
         ON CONFLICT (idempotency_hash) DO NOTHING`,
      )
      .bind(
        id,
        accountId,
        order.idempotencyHash,
        order.requestHash,
        order.provider,
        priced.totalCents,
        priced.personId,
        priced.pnpId,
        jsonOrNull(priced.runner),
        jsonOrNull(priced.counties),
        jsonOrNull(funnel),
        attestation.purpose,
        attestation.textVersion,
        order.keepsMethod ? 1 : 0,
        order.sentTo,
        now,
      ),
    db
      .prepare(
        `INSERT INTO purchase_line (purchase_id, position, product_id, text, amount_cents, credits)
         SELECT ?1, l.key, l.value ->> 'productId', l.value ->> 'text', l.value ->> 'amountCents', l.value ->> 'credits'
         FROM json_each(?2) l WHERE EXISTS (SELECT 1 FROM purchase WHERE id = ?1)`,
      )
      .bind(id, JSON.stringify(priced.lines)),
  ]);
}

/** An order as the contract has it. */
export function describeOrder(order: Order): OrderAnswer {
  return {
    orderId: order.id,
    status: order.status,
    total: dollarsOf(order.totalCents),
    message: order.message,
    redirectUrl: order.status === 'pending' ? order.redirectUrl : null,
    invoiceId: order.invoiceNumber,
  };
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
