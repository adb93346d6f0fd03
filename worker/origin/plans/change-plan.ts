import type { CallBody } from '../../../shared/contract/calls.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import type { SessionAccount } from '../accounts/store.ts';
import { type Billing, openBilling, openBillingFor } from '../billing/open-billing.ts';
import { isPlaced } from '../billing/order-keys.ts';
import { findMethodOnFile, findRenewalMethod } from '../billing/payment-method-store.ts';
import { assertKnownRenewal, assertKnownText, placeOrder } from '../billing/place-order.ts';
import { pricePlan } from '../billing/price-order.ts';
import { dollarsOf, findProducts, listProducts } from '../billing/products-store.ts';
import { readKey } from '../billing/read-key.ts';
import { carryOutRefunds } from '../billing/refunds.ts';
import type { SqlCondition } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { both } from '../sql-condition.ts';
import { askingProvider } from './ask-provider.ts';
import { consentStatement } from './consents-store.ts';
import { canChange, describeChange, listChoices, type PlanToChangeTo } from './decide-change.ts';
import { describePlan } from './describe-plan.ts';
import { nextLook } from './next-look.ts';
import { planMail } from './plan-mail.ts';
import { decideChangeTime } from './plan-rules.ts';
import { isUnchanged, loadLivePlan, type StoredPlan } from './plan-store.ts';
import { loadUnusedCents } from './refund-unused.ts';

type Body = CallBody<'changePlan'>;

/** GET /api/billing/plan-changes: every plan the viewer can change to, and what that costs today. */
export const answerPlanChanges: CallHandler<'planChanges'> = async (c, { viewer }) => {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const plan = viewer.holderId === null ? await loadLivePlan(db, viewer.id) : null;
  if (!canChange(plan, now)) return [];
  const [products, unusedCents] = await Promise.all([listProducts(db), loadUnusedCents(db, plan.id, now)]);
  return listChoices(plan, products).map((product) => describeChange(plan, product, { now, unusedCents }));
};

/** POST /api/billing/change-plan: an order for a change that takes effect now, with the method on file. */
export const answerChangePlan: CallHandler<'changePlan'> = async (c, { body, viewer }) => {
  const billing = openBillingFor(c);
  const { accounts: db, provider } = billing;
  const now = c.get('now');
  const key = readKey(c);
  if (provider === null) throw new ProblemError(503, orderCopy.noProvider);
  // The order of an earlier request with this key has its answer, whatever the plan is by now.
  const isRepeated = await isPlaced(billing, viewer, key);
  const change = isRepeated ? null : await decideChange(billing, viewer, body, now);
  if (change?.when === 'later') {
    await changeLater(billing, change, body, now);
    await besideAnswer(c, 'mail', sendQueuedMail(c));
    return { order: null, plan: await describeLive(billing, viewer) };
  }
  const order = await placeOrder(
    billing,
    {
      buyer: viewer,
      key,
      said: ['changePlan', body],
      attestation: body.attestation,
      renewal: body.renewal,
      funnel: undefined,
      keepsMethod: true,
      returnPath: undefined,
      price: async () => {
        if (change === null) throw new ProblemError(409, planCallCopy.changedMeanwhile);
        const { plan, product } = change;
        return pricePlan(product, { action: 'change', id: plan.id, period: product.period, from: null });
      },
      ...(change === null ? {} : { isStill: both(isUnchanged(change.plan), isNotBeingPaid(change.plan)) }),
      method: async () => {
        const method = await findMethodOnFile(db, viewer.id, provider.name);
        if (method === null) throw new ProblemError(402, planCallCopy.noMethod);
        return method;
      },
    },
    now,
  );
  const unhurried = openBilling(c.get('settings'), c.env);
  await besideAnswer(c, 'refunds', carryOutRefunds(unhurried, now, change?.plan.purchaseId ?? order.orderId));
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { order, plan: await describeLive(billing, viewer) };
};

interface Decided {
  readonly plan: StoredPlan;
  readonly product: PlanToChangeTo;
  readonly when: 'now' | 'later';
}

/** @throws ProblemError 404, 409 if the plan cannot change like that, or costs something else than was shown */
async function decideChange(
  { accounts: db }: Billing,
  viewer: Pick<SessionAccount, 'id' | 'holderId'>,
  { productId, shownCharge, attestation, renewal }: Body,
  now: number,
): Promise<Decided> {
  assertKnownText(attestation.textVersion);
  assertKnownRenewal(renewal);
  const [wanted] = await findProducts(db, [productId]);
  if (wanted === undefined || wanted.kind !== 'plan') throw new ProblemError(404, planCallCopy.notAPlan);
  if (viewer.holderId !== null) throw new ProblemError(409, planCallCopy.isMember);
  const plan = await loadLivePlan(db, viewer.id);
  if (plan === null) throw new ProblemError(409, planCallCopy.noPlan);
  if (plan.status === 'delinquent') throw new ProblemError(409, planCallCopy.overdue);
  if (plan.product.id === productId) throw new ProblemError(409, planCallCopy.samePlan);
  if (!canChange(plan, now)) throw new ProblemError(409, planCallCopy.changedMeanwhile);
  const [product] = listChoices({ ...plan, next: null }, [wanted]);
  if (product === undefined) throw new ProblemError(409, orderCopy.notSold);
  const when = decideChangeTime(plan, product);
  if (Math.round(shownCharge * 100) !== (when === 'now' ? product.priceCents : 0))
    throw new ProblemError(409, planCallCopy.priceChanged);
  return { plan, product, when };
}

/** Holds while no other payment of the plan is under way: of two changes at once, one is charged. */
function isNotBeingPaid({ id }: StoredPlan): SqlCondition {
  return { sql: "NOT EXISTS (SELECT 1 FROM purchase WHERE plan_id = ? AND status = 'pending')", values: [id] };
}

/** The other plan follows when the paid period is over; this also takes back a cancellation. */
async function changeLater(
  billing: Billing,
  { plan, product }: Decided,
  { attestation, renewal }: Body,
  now: number,
): Promise<void> {
  const { accounts: db, settings } = billing;
  const { id: productId, name, priceCents, period } = product;
  if (plan.next?.id === productId && plan.cancelledAt === null) return;
  // Taken off file after the plan was canceled: nothing could be charged for what follows.
  if ((await findRenewalMethod(db, plan.accountId, plan.provider)) === null)
    throw new ProblemError(402, planCallCopy.noMethod);
  await askingProvider(billing, plan, async (subscriptions, ref) => {
    if (plan.cancelledAt !== null) await subscriptions.setEnding(ref, false);
    await subscriptions.setNext(ref, { productId, name, priceCents, period });
  });
  const isStill = isUnchanged(plan);
  const mail = planMail('plan-changed', plan, settings, (mailed, copy) =>
    copy.changedLater(mailed, { name, price: dollarsOf(priceCents), period }),
  );
  const results = await db.batch([
    consentStatement(
      db,
      {
        planId: plan.id,
        accountId: plan.accountId,
        receipt: null,
        action: 'change',
        productId,
        priceCents,
        period,
        textVersion: renewal.textVersion,
        consentedAt: now,
      },
      isStill,
    ),
    mailStatement(db, mail, now, isStill),
    db
      .prepare(
        `UPDATE plan SET next_product_id = ?, next_price_cents = ?, price_told_at = ?, cancelled_at = NULL, purpose = ?,
           purpose_text_version = ?, act_at = ? WHERE id = ? AND ${isStill.sql}`,
      )
      .bind(
        productId,
        priceCents,
        now,
        attestation.purpose,
        attestation.textVersion,
        nextLook({ ...plan, cancelledAt: null }),
        plan.id,
        ...isStill.values,
      ),
  ]);
  if (results.at(-1)?.meta.changes !== 1) throw new ProblemError(409, planCallCopy.changedMeanwhile);
}

async function describeLive({ accounts }: Billing, { id }: Pick<SessionAccount, 'id'>) {
  const plan = await loadLivePlan(accounts, id);
  return plan && describePlan(plan);
}
