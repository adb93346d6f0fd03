import type { BillingInfo } from '../../shared/contract/billing.ts';
import type { PlanAnswer } from '../../shared/contract/plans.ts';
import type { UpgradeType } from '../../shared/funnels/offer-destination.ts';
import { parseBillingInfo } from '../../shared/plans/billing-info.ts';
import type { UpgradeFacts } from '../../shared/plans/decide-upgrade.ts';
import { CallFailed, callApi } from './call-api.ts';

/**
 * Everything that decides what an upgrade offers this viewer.
 *
 * @throws CallFailed: 401 the session has ended
 */
export async function loadUpgradeFacts(type: UpgradeType): Promise<UpgradeFacts> {
  const [plan, products, changes] = await Promise.all([
    loadPlan(),
    callApi<'products'>('GET', '/api/products'),
    callApi<'planChanges'>('GET', '/api/billing/plan-changes').catch(nullIfForbidden),
  ]);
  if (products === null) throw new CallFailed('/api/products', 204);
  return { type, plan, products, changes };
}

/** @throws CallFailed */
export async function loadPlan(): Promise<PlanAnswer> {
  const plan = await callApi<'plan'>('GET', '/api/billing/plan');
  if (plan === null) throw new CallFailed('/api/billing/plan', 204);
  return plan;
}

/** The payment method on file, as far as it can be relied on; null without one (F5-25). @throws CallFailed */
export async function loadBillingInfo(): Promise<BillingInfo | null> {
  return parseBillingInfo(await callApi<'billingInfo'>('GET', '/api/billing/get-billing-info-for-user'));
}

/** Whether the viewer's last payment failed (P4-021). @throws CallFailed */
export async function isDelinquent(): Promise<boolean> {
  return (await callApi<'delinquencyStatus'>('GET', '/api/membership/delinquency-status')) === true;
}

/** A buyer whose address is not proven may not change a plan. */
function nullIfForbidden(error: unknown): null {
  if (error instanceof CallFailed && error.status === 403) return null;
  throw error;
}
