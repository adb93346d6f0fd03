import type { AccountPageModel } from '../../client/pages/account/account-model.ts';
import type { LedgerAnswer, ReportsAnswer, User } from '../../shared/contract/account.ts';
import type { Invoice } from '../../shared/contract/billing.ts';
import type { PlanAnswer } from '../../shared/contract/plans.ts';
import { describePlanCard } from '../plans/plan-card.ts';

/** How many receipts the overview shows. */
const RECEIPTS_SHOWN = 3;

/** What the overview of an account shows. */
export interface AccountData {
  /** null at an origin that has no plans of its own */
  readonly plan: PlanAnswer | null;
  readonly reports: ReportsAnswer;
  readonly ledger: LedgerAnswer;
  /** latest first */
  readonly invoices: readonly Invoice[];
}

/** The overview. Open reports have no name of their own: the credits that opened them do. */
export function describeAccount(user: User, { plan, reports, ledger, invoices }: AccountData): AccountPageModel {
  const names = new Map(ledger.entries.map(({ personId, personName }) => [personId, personName]));
  return {
    kind: 'account',
    email: user.primaryEmail,
    firstName: user.firstName,
    scope: user.scope ?? 'account',
    card: describePlanCard(user, plan),
    credits: { count: user.backgroundCreditsCount, nearestExpiry: timeOf(user.userBgCreditsNearestExpDate) },
    reports: reports.map(({ wpId, accessExpiresAt }) => ({
      personId: wpId,
      name: names.get(wpId) ?? null,
      openUntil: accessExpiresAt,
    })),
    receipts: invoices.slice(0, RECEIPTS_SHOWN),
  };
}

function timeOf(date: string | null): number | null {
  return date === null ? null : Date.parse(date);
}
