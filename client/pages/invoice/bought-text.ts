import type { Invoice } from '../../../shared/contract/billing.ts';
import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { daysLeft } from '../../../shared/copy/format/days-left.ts';
import { isVisit } from '../../../shared/court-runner/is-visit.ts';
import { CREDIT_REMINDER_MS } from '../../../shared/people/credit-reminder.ts';
import { REPORT_ACCESS_DAYS } from '../../../shared/people/report-state.ts';
import { boughtName } from '../../billing/bought-subject.ts';

const { invoice: words } = billingCopy;

/** What was bought, and how long it lasts or what happens next. */
export interface BoughtText {
  readonly title: string;
  readonly text: string | null;
}

/** What a receipt says was bought. `now` is in milliseconds since 1970. */
export function boughtText(invoice: Invoice, now: number): BoughtText {
  const { credits, about, lines, plan } = invoice;
  if (plan !== null)
    return { title: words.bought.plan[plan.action](plan.productName), text: words.paidUntil(formatDay(plan.until)) };
  if (credits !== null) return creditsText(credits, now);
  const name = about === null ? null : boughtName(about);
  if (isVisit(invoice.lines)) return { title: words.bought.runner(name), text: words.runnerOut };
  if (about?.kind === 'property' || lines.some(({ productId }) => productId.startsWith('property-report')))
    return { title: words.bought.property(name), text: openText(invoice, now) };
  if (about !== null) return { title: words.bought.report(name), text: openText(invoice, now) };
  return { title: words.bought.other, text: null };
}

function creditsText({ count, expiresAt }: NonNullable<Invoice['credits']>, now: number): BoughtText {
  const title = words.bought.credits(count);
  const day = formatDay(expiresAt);
  if (expiresAt <= now) return { title, text: words.creditsGone(day) };
  const isReminded = expiresAt - CREDIT_REMINDER_MS > now;
  const good = words.creditsGood(day, daysLeft(expiresAt, now));
  return { title, text: isReminded ? `${good} ${words.reminded}` : good };
}

/** An origin that does not say until when it is open has told how long a report stays so. */
function openText({ openUntil, about }: Invoice, now: number): string | null {
  if (openUntil === undefined) return words.reportOpen(REPORT_ACCESS_DAYS);
  if (about === null) return null;
  if (openUntil === null || openUntil <= now) return words.reportClosed;
  return words.openUntil(formatDay(openUntil), daysLeft(openUntil, now));
}
