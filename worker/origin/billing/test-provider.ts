import type { Payer } from '../../../shared/contract/billing.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import type { SqlDatabase } from '../env.ts';
import { keyedHash } from '../http/keyed-hash.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import {
  type Charge,
  type ChargeNote,
  type KeptMethod,
  type PaymentOutcome,
  type PaymentProvider,
  ProviderUnavailable,
} from './payment-provider.ts';
import { readTestMethod, type TestOutcome } from './test-cards.ts';

interface TestMethod {
  readonly id: string;
  readonly outcome: TestOutcome;
  readonly payer: Payer;
  /** on file, for further charges */
  readonly isKept: boolean;
}

/**
 * Takes pretend money from the cards listed in docs/billing.md: for local runs and tests. As a real provider does, it
 * remembers what it charged for a purchase, so sending it again gives the same result and charges nothing more.
 */
export function createTestProvider(db: SqlDatabase): PaymentProvider {
  return {
    name: 'test',
    way: 'card-form',
    subscriptions: null,
    async charge(charge: Charge, note: ChargeNote): Promise<PaymentOutcome> {
      const { purchaseId, totalCents } = charge;
      const asked = await db
        .prepare('UPDATE test_charge SET times_asked = times_asked + 1 WHERE purchase_id = ?1 RETURNING outcome')
        .bind(purchaseId)
        .first<{ outcome: string }>();
      if (asked !== null) return JSON.parse(asked.outcome);
      if (!(await note.write(refOf(purchaseId)))) throw new ProviderUnavailable('this order is over');
      const outcome = await decideOutcome(db, charge);
      await db
        .prepare('INSERT OR IGNORE INTO test_charge (purchase_id, amount_cents, outcome) VALUES (?1, ?2, ?3)')
        .bind(purchaseId, totalCents, JSON.stringify(outcome))
        .run();
      return outcome;
    },
    // No charge is ever open: one that is unknown was never made.
    async check(ref) {
      const made = await db
        .prepare('SELECT outcome FROM test_charge WHERE purchase_id = ?1')
        .bind(ref.slice(refOf('').length))
        .first<{ outcome: string }>();
      return made === null ? { kind: 'expired', ref } : JSON.parse(made.outcome);
    },
    refund: async () => ({ kind: 'done' }),
    async detach({ ref }) {
      await db.prepare('DELETE FROM test_payment_method WHERE id = ?1 AND taken_at IS NULL').bind(ref).run();
    },
  };
}

function refOf(purchaseId: string): string {
  return `test_${purchaseId}`;
}

async function decideOutcome(db: SqlDatabase, { purchaseId, method, keepsMethod }: Charge): Promise<PaymentOutcome> {
  const found = method === null ? null : await findTestMethod(db, method.ref);
  const ref = refOf(purchaseId);
  if (found === null) return { kind: 'declined', ref, message: orderCopy.unknownMethod };
  const { outcome, payer } = found;
  if (outcome === 'unknown-number') return { kind: 'declined', ref, message: orderCopy.onlyTestCards };
  if (outcome === 'declined') {
    const message = 'paypalInfo' in payer ? orderCopy.paypalDeclined : orderCopy.declined;
    return { kind: 'declined', ref, message };
  }
  const kept = keepsMethod ? await keepTestMethod(db, found, purchaseId) : null;
  return { kind: 'paid', ref, payment: ref, payer, kept, refundedCents: 0 };
}

/**
 * POST /api/dev/payment-methods: accepts what was typed into the form, and keeps what F3-26 allows.
 *
 * @throws ProblemError 404 wherever another provider takes the payments: a card typed here would be one too many
 */
export const answerTestPaymentMethod: CallHandler<'testPaymentMethod'> = async (c, { body }) => {
  const { isLocal, secrets, stripe } = c.get('settings');
  if (!isLocal || stripe !== null) throw new ProblemError(404, 'Not found');
  const now = c.get('now');
  const taken = readTestMethod(body, now);
  if ('problem' in taken) throw new ProblemError(400, taken.problem);
  const payer = JSON.stringify(taken.payer);
  // A hash of what we keep, so it reveals nothing more: the same input twice is one method, and a form sent twice is
  // one order.
  const hash = await keyedHash(secrets, 'test payment methods', `${taken.outcome} ${payer}`);
  const paymentMethodId = `T${hash.slice(0, 32)}`;
  const db = c.env.ACCOUNTS;
  await db
    .prepare(
      `INSERT INTO test_payment_method (id, outcome, payer, taken_at) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (id) DO UPDATE SET taken_at = excluded.taken_at`,
    )
    .bind(paymentMethodId, taken.outcome, payer, now)
    .run();
  return { paymentMethodId };
};

/** What we know of a test payment method; null for an id that is unknown or has been deleted. */
export async function findTestMethod(db: SqlDatabase, id: string): Promise<TestMethod | null> {
  const row = await db
    .prepare('SELECT id, outcome, payer, taken_at IS NULL AS isKept FROM test_payment_method WHERE id = ?1')
    .bind(id)
    .first<{ id: string; outcome: TestOutcome; payer: string; isKept: number }>();
  return row === null ? null : { ...row, payer: JSON.parse(row.payer), isKept: row.isKept === 1 };
}

/**
 * Keeps a method under an id made from the purchase, or from whatever else it is kept for; one that is kept already stays
 * the same. A card that fails at renewal fails whenever the kept method is charged.
 */
export async function keepTestMethod(
  db: SqlDatabase,
  { id, outcome, payer, isKept }: TestMethod,
  keptFor: string,
): Promise<KeptMethod> {
  if (isKept) return { ref: id, customer: null };
  const ref = `kept_${keptFor}`;
  await db
    .prepare('INSERT OR IGNORE INTO test_payment_method (id, outcome, payer, taken_at) VALUES (?1, ?2, ?3, NULL)')
    .bind(ref, outcome === 'fails-at-renewal' ? 'declined' : outcome, JSON.stringify(payer))
    .run();
  return { ref, customer: null };
}
