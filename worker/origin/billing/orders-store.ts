import type { Attestation, Funnel, OrderAnswer } from '../../../shared/contract/billing.ts';
import type { SqlCondition, SqlDatabase } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';
import type { KeptMethod } from './payment-provider.ts';
import { PENDING_MS } from './pending-orders-store.ts';
import type { OrderedCounty, OrderedPlan, OrderLine, PricedOrder } from './price-order.ts';
import { dollarsOf } from './products-store.ts';

/** An order as stored; money is in cents, times are milliseconds since 1970. */
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
  readonly redirectUrl: string | null;
  readonly totalCents: number;
  readonly invoiceNumber: string | null;
  readonly personId: string | null;
  readonly pnpId: string | null;
  readonly counties: readonly OrderedCounty[] | null;
  /** 'for-plan': it may be charged for renewals only, because a guest typed it */
  readonly keepsMethod: KeepsMethod;
  /** null if nothing renews */
  readonly plan: PlanOfOrder | null;
  /** what is charged; null if the provider's own page asks for it, and once the order is settled */
  readonly method: KeptMethod | null;
  /** the provider's id of a buyer whom its page asks for a method, if it knows them */
  readonly customer: string | null;
  /** the path the buyer came from */
  readonly returnPath: string | null;
  /** where the receipt goes */
  readonly sentTo: string;
  readonly createdAt: number;
  /** of a paid order for one report: whether it opened it, or goes back; null for any other order */
  readonly reportOpened: boolean | null;
  /** until when its buyer can read the report that it opened; null without one */
  readonly openUntil: number | null;
  readonly lines: readonly OrderLine[];
}

/** Whether an order's payment method stays on file. */
export type KeepsMethod = 'no' | 'yes' | 'for-plan';
/** In this order as stored. */
const KEEPS: readonly KeepsMethod[] = ['no', 'yes', 'for-plan'];

/** An order's plan as stored. */
export interface PlanOfOrder extends OrderedPlan {
  /** the period it paid for; until then, the one it pays for if it is known */
  readonly until: number | null;
  /** the text that its buyer agreed to; null for a renewal */
  readonly renewalTextVersion: string | null;
  /** the provider's subscription of the plan, if there is one by now */
  readonly ref: string | null;
}

/** What a new order contains besides its price. */
export interface NewOrder {
  readonly id: string;
  readonly accountId: string;
  readonly idempotencyHash: string;
  readonly requestHash: string;
  readonly provider: string;
  readonly keepsMethod: KeepsMethod;
  readonly method: KeptMethod | null;
  /** the provider's id of a buyer without a method */
  readonly customer?: string | null;
  readonly returnPath: string | null;
  readonly sentTo: string;
  readonly attestation: Attestation;
  /** the text about renewal that the buyer agreed to; null if nothing renews, or it was agreed to before */
  readonly renewalTextVersion: string | null;
  readonly funnel: Funnel | null;
}

interface OrderRow
  extends Omit<Order, 'counties' | 'keepsMethod' | 'method' | 'customer' | 'plan' | 'lines' | 'reportOpened'> {
  readonly counties: string | null;
  readonly reportOpened: number | null;
  /** JSON of PlanOfOrder */
  readonly plan: string | null;
  readonly keepsMethod: number;
  readonly methodRef: string | null;
  readonly methodCustomer: string | null;
}

const COLUMNS = `p.id, p.account_id AS accountId, p.request_hash AS requestHash, p.status, p.message, p.provider,
  p.provider_ref AS providerRef, p.redirect_url AS redirectUrl,
  p.total_cents AS totalCents, p.invoice_number AS invoiceNumber, p.person_id AS personId, p.pnp_id AS pnpId, p.counties,
  p.keeps_method AS keepsMethod, p.method_ref AS methodRef, p.method_customer AS methodCustomer,
  p.return_path AS returnPath, p.sent_to AS sentTo, p.created_at AS createdAt,
  p.report_opened AS reportOpened, CASE p.report_opened WHEN 1 THEN COALESCE(
    (SELECT access_expires_at FROM report_access WHERE account_id = p.account_id AND person_id = p.person_id),
    (SELECT access_expires_at FROM property_access WHERE account_id = p.account_id AND pnp_id = p.pnp_id)
  ) END AS openUntil,
  CASE WHEN p.plan_action IS NULL THEN NULL ELSE json_object('action', p.plan_action, 'id', p.plan_id,
    'productId', p.plan_product_id, 'period', p.plan_period, 'from', p.plan_from, 'until', p.plan_until,
    'renewalTextVersion', p.renewal_text_version,
    'ref', (SELECT provider_ref FROM plan WHERE id = p.plan_id)) END AS plan`;

/** How an order is looked up: always by an index. */
const WHERE = {
  id: 'p.id = ?1',
  key: 'p.idempotency_hash = ?1',
} as const;

export function loadOrder(db: SqlDatabase, id: string): Promise<Order | null> {
  return find(db, 'id', id);
}

/** Random, and reveals nothing. */
export function createOrderId(): string {
  return `O${crypto.randomUUID().replaceAll('-', '')}`;
}

/** The order placed with a key; we store only the key's hash. */
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
  const found = orders?.results[0] as OrderRow | undefined;
  if (found === undefined) return null;
  const { methodRef, methodCustomer, ...row } = found;
  return {
    ...row,
    method: methodRef === null ? null : { ref: methodRef, customer: methodCustomer },
    customer: methodCustomer,
    counties: row.counties === null ? null : JSON.parse(row.counties),
    keepsMethod: KEEPS[row.keepsMethod] ?? 'no',
    reportOpened: row.reportOpened === null ? null : row.reportOpened === 1,
    plan: row.plan === null ? null : JSON.parse(row.plan),
    lines: (lines?.results ?? []) as OrderLine[],
  };
}

/**
 * Writes a pending order with its lines, unless its key already has one or the condition does not hold: of simultaneous
 * posts only one writes, and all of them find the same order afterward. A renewal is resumed by the job that wrote it;
 * any other order is checked if nobody comes back for it.
 */
export async function writeOrder(
  db: SqlDatabase,
  order: NewOrder,
  priced: PricedOrder,
  now: number,
  condition: SqlCondition = ALWAYS,
): Promise<void> {
  const { id, accountId, attestation, funnel } = order;
  const { plan } = priced;
  await db.batch([
    db
      .prepare(
        `INSERT INTO purchase (id, account_id, idempotency_hash, request_hash, status, provider, total_cents,
           person_id, pnp_id, runner, counties, funnel, purpose, purpose_text_version, keeps_method, method_ref, method_customer,
           return_path, sent_to, created_at, ask_at, plan_action, plan_id, plan_product_id, plan_period, plan_from,
           renewal_text_version)
         SELECT ?, ?, ?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
         WHERE ${condition.sql} ON CONFLICT (idempotency_hash) DO NOTHING`,
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
        KEEPS.indexOf(order.keepsMethod),
        order.method?.ref ?? null,
        order.method?.customer ?? order.customer ?? null,
        order.returnPath,
        order.sentTo,
        now,
        plan?.action === 'renew' ? null : now + PENDING_MS,
        plan?.action ?? null,
        plan?.id ?? null,
        plan?.productId ?? null,
        plan?.period ?? null,
        plan?.from ?? null,
        order.renewalTextVersion,
        ...condition.values,
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

/**
 * Records the provider's reference for a pending order's charge, once.
 *
 * @returns whether this reference is now recorded and the order is still pending
 */
export async function noteCharge(db: SqlDatabase, id: string, ref: string): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE purchase SET provider_ref = ?2
       WHERE id = ?1 AND status = 'pending' AND (provider_ref IS NULL OR provider_ref = ?2)`,
    )
    .bind(id, ref)
    .run();
  return meta.changes === 1;
}

/** An order in the contract's shape; describe-opened.ts adds the report that it opened. */
export function describeOrder(order: Order): OrderAnswer {
  return {
    orderId: order.id,
    status: order.status,
    total: dollarsOf(order.totalCents),
    message: order.message,
    redirectUrl: order.status === 'pending' ? order.redirectUrl : null,
    invoiceId: order.invoiceNumber,
    isRefunded: order.reportOpened === false,
  };
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
