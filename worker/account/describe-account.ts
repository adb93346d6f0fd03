import type { AccountPageModel } from '../../client/pages/account/account-model.ts';
import type { User } from '../../shared/contract/account.ts';
import type { Invoice, PurchasesAnswer } from '../../shared/contract/billing.ts';
import type { PlanAnswer } from '../../shared/contract/plans.ts';
import { describePlanCard } from '../plans/plan-card.ts';

/** How many receipts the overview shows. */
const RECEIPTS_SHOWN = 3;

/** What the overview of an account shows. */
export interface AccountData {
  /** null at an origin that has no plans of its own */
  readonly plan: PlanAnswer | null;
  readonly purchases: PurchasesAnswer;
  /** latest first */
  readonly invoices: readonly Invoice[];
}

/** The overview. `propertySite`: the site that serves property pages, if it is another one. */
export function describeAccount(
  user: User,
  { plan, purchases, invoices }: AccountData,
  propertySite: string | null,
): AccountPageModel {
  return {
    kind: 'account',
    email: user.primaryEmail,
    firstName: user.firstName,
    scope: user.scope ?? 'account',
    card: describePlanCard(user, plan),
    credits: { count: user.backgroundCreditsCount, nearestExpiry: timeOf(user.userBgCreditsNearestExpDate) },
    purchases,
    propertySite,
    receipts: invoices.slice(0, RECEIPTS_SHOWN),
  };
}

function timeOf(date: string | null): number | null {
  return date === null ? null : Date.parse(date);
}
