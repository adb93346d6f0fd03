import type { PlanPeriod } from '../../../shared/contract/plans.ts';
import { addMonths, PERIOD_MONTHS } from '../../../shared/plans/months.ts';
import { OVERDUE_DAYS, PRICE_TOLD_DAYS, REMINDER_DAYS, RETRY_DAYS } from '../../../shared/plans/plan-times.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';

const DAY_MS = 86_400_000;
/** Renewed later than this after its period ended, a plan starts over on the day of the payment. In milliseconds. */
const LATE_MS = 3 * DAY_MS;

/** A span of time: its start is included, its end is not. In milliseconds since 1970. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The period that begins at `start`; the first of a plan begins at its anchor. */
export function firstPeriod(start: number, period: PlanPeriod): Span {
  return { start, end: addMonths(start, PERIOD_MONTHS[period]) };
}

/** What decides which period a renewal pays for. Times are milliseconds since 1970. */
export interface RenewingPlan {
  readonly anchorAt: number;
  readonly periodEnd: number;
  /** whether the renewal was declined before */
  readonly isOverdue: boolean;
}

/**
 * The period that a renewal paid at `now` pays for, and the anchor that billing dates are counted from. On time it
 * follows the last one; after that, a new one starts on the day of the payment, because the days in between gave
 * nothing, or were ours to charge.
 */
export function renewedPeriod(
  { anchorAt, periodEnd, isOverdue }: RenewingPlan,
  period: PlanPeriod,
  now: number,
): Span & { readonly anchorAt: number } {
  if (isOverdue || now > periodEnd + LATE_MS) return { ...firstPeriod(now, period), anchorAt: now };
  const from = new Date(anchorAt);
  const to = new Date(periodEnd);
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const isOfAnchor = addMonths(anchorAt, months) === periodEnd;
  // A date that the provider has set by its own rules starts a count of its own.
  if (!isOfAnchor) return { ...firstPeriod(periodEnd, period), anchorAt: periodEnd };
  return { start: periodEnd, end: addMonths(anchorAt, months + PERIOD_MONTHS[period]), anchorAt };
}

/** When a declined renewal is tried again, or when the plan ends: the next such time after `now`. */
export function nextTry(failedAt: number, now: number): number {
  const times = [...RETRY_DAYS, OVERDUE_DAYS].map((days) => failedAt + days * DAY_MS);
  return times.find((at) => at > now) ?? overdueEnd(failedAt);
}

/** When a plan ends unless its overdue payment goes through. `failedAt` is when the renewal was first declined. */
export function overdueEnd(failedAt: number): number {
  return failedAt + OVERDUE_DAYS * DAY_MS;
}

/** What a plan costs per month, in cents; an annual one a twelfth. */
function monthlyCents(priceCents: number, period: PlanPeriod): number {
  return priceCents / PERIOD_MONTHS[period];
}

/** A plan that costs more per month starts right away; any other one when the paid period is over. */
export function decideChangeTime(
  from: { readonly priceCents: number; readonly period: PlanPeriod },
  to: { readonly priceCents: number; readonly period: PlanPeriod },
): 'now' | 'later' {
  return monthlyCents(to.priceCents, to.period) > monthlyCents(from.priceCents, from.period) ? 'now' : 'later';
}

/** When the holder is reminded of a renewal; null for monthly plans, whose receipts remind often enough. */
export function reminderAt(period: PlanPeriod, periodEnd: number): number | null {
  return period === 'year' ? periodEnd - REMINDER_DAYS * DAY_MS : null;
}

/** The renewals that a new price can be announced for at `now`: not too late to object, not so early that it is forgotten. */
export function priceTellingWindow(now: number, fromAt: number): Span {
  const start = Math.max(now + PRICE_TOLD_DAYS.least * DAY_MS, fromAt);
  return { start, end: now + PRICE_TOLD_DAYS.most * DAY_MS + 1 };
}

/** What the next renewal of a plan depends on. */
export interface RenewalTerms {
  readonly priceCents: number;
  readonly nextProductId: string | null;
  readonly nextPriceCents: number | null;
  readonly priceToldAt: number | null;
  readonly periodEnd: number;
}

/**
 * What a plan's next renewal costs, in cents. A plan that follows costs what its buyer agreed to; a new price of the same
 * plan applies only if it was told early enough, otherwise the old one stays.
 */
export function renewalCents(terms: RenewalTerms): number {
  const { priceCents, nextProductId, nextPriceCents, priceToldAt, periodEnd } = terms;
  if (nextPriceCents === null) return priceCents;
  const isToldInTime = priceToldAt !== null && priceToldAt <= periodEnd - PRICE_TOLD_DAYS.least * DAY_MS;
  return nextProductId !== null || isToldInTime ? nextPriceCents : priceCents;
}

/** How many days that many years have at most. */
const daysOf = ([years]: readonly [number, 'year']): number => Math.ceil(years * 365.25);

/** How long consents to renewal are kept, in days: after they were given, or after the plan ended, the later. */
export const CONSENT_KEPT_DAYS = {
  given: daysOf(KEPT_FOR.consent),
  ended: daysOf(KEPT_FOR.consentAfterPlan),
} as const;
