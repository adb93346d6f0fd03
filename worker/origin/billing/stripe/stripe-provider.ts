import type Stripe from 'stripe';
import { writeLog } from '../../logging/write-log.ts';
import type { Charge, ChargeNote, PaymentOutcome, PaymentProvider } from '../payment-provider.ts';
import { createStripeAsker } from './stripe-client.ts';
import { chargeKept, checkKept, detachKept, resumeKept } from './stripe-kept-method.ts';
import { openMethodPage, readMethodPage } from './stripe-method-page.ts';
import { NotAsOrdered, outcomeOfSession } from './stripe-outcome.ts';
import { openPage, type StripeTerms } from './stripe-page.ts';
import { chargePlan, type PlanCharge, resumePlan } from './stripe-plan-charge.ts';
import { checkPlanCharge, outcomeOfPlanSession } from './stripe-plan-outcome.ts';
import { type PlanRef, readPlanRef } from './stripe-plan-ref.ts';
import { refundAtStripe } from './stripe-refund.ts';
import type { StripeSettings } from './stripe-settings.ts';
import { createStripeSubscriptions } from './stripe-subscriptions.ts';

const EXPANDED_SESSION = ['payment_intent.latest_charge', 'invoice'];

/**
 * Takes payments through Stripe: on its own page, or from a method it keeps. Sending the same purchase or refund again
 * does not repeat it: Stripe's idempotency keys ensure that for a day, our records forever.
 *
 * @param fetchFn what reaches Stripe
 * @param endsAt when it stops asking Stripe, milliseconds since 1970; never by default
 */
export function createStripeProvider(
  { secretKey, hasAutomaticTax }: Pick<StripeSettings, 'secretKey' | 'hasAutomaticTax'>,
  fetchFn: typeof fetch,
  endsAt?: number,
): PaymentProvider {
  const ask = createStripeAsker(secretKey, fetchFn, endsAt);
  const terms: StripeTerms = { hasTax: hasAutomaticTax };
  return {
    name: 'stripe',
    way: 'hosted-page',
    subscriptions: createStripeSubscriptions(ask, terms),
    charge: (charge, note) => ask((stripe) => asOrdered(() => chargeAtStripe(stripe, charge, note, terms))),
    check: (ref) => ask((stripe) => asOrdered(() => check(stripe, ref))),
    refund: (payment, cents, refundId) => ask((stripe) => refundAtStripe(stripe, payment, cents, refundId)),
    detach: ({ ref }) => ask((stripe) => detachKept(stripe, ref)),
    openMethodPage: (page) => ask((stripe) => openMethodPage(stripe, page)),
    readMethodPage: (ref) => ask((stripe) => readMethodPage(stripe, ref)),
  };
}

function chargeAtStripe(stripe: Stripe, charge: Charge, note: ChargeNote, terms: StripeTerms): Promise<PaymentOutcome> {
  const { ref } = note;
  if (ref !== null) return resume(stripe, charge, ref, terms);
  const { method } = charge;
  if (isForPlan(charge)) {
    const planRef = planRefOf(charge);
    if (planRef !== null) return chargePlan(stripe, charge, planRef, note, terms);
  } else if (method !== null) return chargeKept(stripe, charge, method, note, terms);
  return openPage(stripe, charge, terms);
}

function resume(stripe: Stripe, charge: Charge, ref: string, terms: StripeTerms): Promise<PaymentOutcome> {
  if (isIntent(ref)) return resumeKept(stripe, charge, ref, terms);
  const planRef = readPlanRef(ref);
  if (planRef !== null && isForPlan(charge)) return resumePlan(stripe, charge, planRef, terms);
  return check(stripe, ref);
}

async function check(stripe: Stripe, ref: string): Promise<PaymentOutcome> {
  if (isIntent(ref)) return checkKept(stripe, ref);
  const planRef = readPlanRef(ref);
  if (planRef !== null) return checkPlanCharge(stripe, planRef);
  const session = await stripe.checkout.sessions.retrieve(ref, { expand: EXPANDED_SESSION });
  return session.mode === 'subscription' ? outcomeOfPlanSession(stripe, session) : outcomeOfSession(session);
}

function isForPlan(charge: Charge): charge is PlanCharge {
  return charge.plan !== null;
}

/** Where to look for a plan's charge; null if only Stripe's page can start it. */
function planRefOf({ plan, method, purchaseId, orderedAt }: PlanCharge): PlanRef | null {
  if (plan.ref !== null) return { act: 'change', at: plan.ref, purchaseId, orderedAt };
  const customer = method?.customer ?? null;
  return customer === null ? null : { act: 'start', at: customer, purchaseId, orderedAt };
}

function isIntent(ref: string): boolean {
  return ref.startsWith('pi_');
}

/** A payment that differs from the order settles nothing: it stays open, and somebody has to look at it. */
async function asOrdered(outcome: () => Promise<PaymentOutcome>): Promise<PaymentOutcome> {
  try {
    return await outcome();
  } catch (error) {
    if (!(error instanceof NotAsOrdered)) throw error;
    const { ref, message: what } = error;
    writeLog('PAYMENT NOT AS ORDERED', { ref, what });
    return { kind: 'pending', ref, redirectUrl: null, isNotAsOrdered: true };
  }
}
