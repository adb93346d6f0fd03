import type { PlanPeriod } from '../../../shared/contract/plans.ts';
import { reminderAt } from './plan-rules.ts';

/** A provider that renews plans tells us at once; we ask an hour after it should have. In milliseconds. */
const PROVIDER_MS = 3_600_000;

/** What decides when the scheduled job looks at an active plan. Times are milliseconds since 1970. */
export interface LookedAtPlan {
  readonly period: PlanPeriod;
  readonly periodEnd: number;
  /** the provider's subscription; null: we renew it */
  readonly providerRef: string | null;
  readonly cancelledAt: number | null;
  readonly remindedFor: number | null;
}

/** When the scheduled job looks at an active plan next: to remind of its renewal, to renew it, or to end it. */
export function nextLook(plan: LookedAtPlan): number {
  const { period, periodEnd, providerRef, cancelledAt, remindedFor } = plan;
  const remindAt = cancelledAt === null && remindedFor !== periodEnd ? reminderAt(period, periodEnd) : null;
  return remindAt ?? periodEnd + (providerRef === null ? 0 : PROVIDER_MS);
}
