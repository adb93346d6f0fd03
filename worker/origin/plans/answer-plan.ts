import type { PlanAnswer } from '../../../shared/contract/plans.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { Billing } from '../billing/open-billing.ts';
import { openBilling } from '../billing/open-billing.ts';
import { describeMethod, findRenewalMethod } from '../billing/payment-method-store.ts';
import type { SqlDatabase } from '../env.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { describePlan } from './describe-plan.ts';
import { loadLatestPlan, loadLivePlan } from './plan-store.ts';

type Viewer = Pick<SessionAccount, 'id' | 'holderId'>;

/** GET /api/billing/plan. Members of a family see the plan, and nothing about how it is paid. */
export const answerPlan: CallHandler<'plan'> = async (c, { viewer }) => {
  return planAnswer(openBilling(c.get('settings'), c.env), viewer);
};

/** A viewer's plan with what it is paid with, as it is now. */
export async function planAnswer({ accounts: db, provider }: Billing, viewer: Viewer): Promise<PlanAnswer> {
  if (viewer.holderId !== null) return { plan: null, shared: await findShared(db, viewer.holderId), paidWith: null };
  const [plan, method] = await Promise.all([
    loadLatestPlan(db, viewer.id),
    provider === null ? null : findRenewalMethod(db, viewer.id, provider.name),
  ]);
  return { plan: plan && describePlan(plan), shared: null, paidWith: method && describeMethod(method) };
}

async function findShared(db: SqlDatabase, holderId: string): Promise<PlanAnswer['shared']> {
  const plan = await loadLivePlan(db, holderId);
  if (plan === null || plan.status !== 'active' || plan.product.seats === 0) return null;
  const holder = await db
    .prepare("SELECT COALESCE(NULLIF(TRIM(first_name), ''), email) AS name FROM account WHERE id = ?1")
    .bind(holderId)
    .first<{ name: string }>();
  const { name: productName, tier, lookups } = plan.product;
  return { productName, tier, lookups, from: holder?.name ?? null };
}

/** GET /api/billing/get-billing-info-for-user: what renewals are charged to (F5-25). */
export const answerBillingInfo: CallHandler<'billingInfo'> = async (c, { viewer }) => {
  const { accounts, provider } = openBilling(c.get('settings'), c.env);
  const method = provider === null ? null : await findRenewalMethod(accounts, viewer.id, provider.name);
  return method && describeMethod(method);
};

/** GET /api/membership/delinquency-status: whether a payment is overdue (P4-021). */
export const answerDelinquencyStatus: CallHandler<'delinquencyStatus'> = async (c, { viewer }) => {
  return (await loadLivePlan(c.env.ACCOUNTS, viewer.id))?.status === 'delinquent';
};
