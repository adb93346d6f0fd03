import type { PlanPeriod } from '../../contract/plans.ts';
import { formatPrice } from '../format/dollars.ts';
import { dayText, howToCancel, renewalText } from './receipt-mail.ts';
import { priceText } from './renewal.ts';

/** A plan as an email describes it. Prices are in dollars, times are milliseconds since 1970. */
export interface MailedPlan {
  readonly name: string;
  readonly price: number;
  readonly period: PlanPeriod;
  /** the end of what is paid for */
  readonly until: number;
  /** URL of the page of the plan */
  readonly url: string;
}

interface Written {
  readonly subject: string;
  readonly text: string;
}

const write = (subject: string, ...parts: readonly string[]): Written => ({ subject, text: parts.join('\n\n') });
const renewal = (plan: MailedPlan) => renewalText({ ...plan, isEnding: false });

/** Emails about a plan that no payment triggers: receipts cover those. */
export const planMailCopy = {
  cancelled: ({ name, price, period, until, url }: MailedPlan) =>
    write(
      `You canceled ${name}`,
      `You canceled ${name} (${priceText(price, period)}). You keep it until ${dayText(until)}, and you will not be charged again.`,
      `If you change your mind, you can undo this before then:\n${url}`,
    ),
  /** a payment was overdue, so it ended at once */
  cancelledNow: ({ name, price, period, url }: MailedPlan) =>
    write(
      `You canceled ${name}`,
      `You canceled ${name} (${priceText(price, period)}). It has ended, and you will not be charged again.`,
      `Your plan:\n${url}`,
    ),
  resumed: (plan: MailedPlan) =>
    write(`You are keeping ${plan.name}`, `You decided to keep ${plan.name}.`, renewal(plan)),
  changedLater: (plan: MailedPlan, next: Omit<MailedPlan, 'until' | 'url'>) =>
    write(
      `Your plan changes to ${next.name}`,
      `You have ${plan.name} until ${dayText(plan.until)}. Then ${next.name} starts.`,
      renewalText({ ...plan, ...next, isEnding: false }),
    ),
  failed: ({ name, price, url }: MailedPlan, why: string, endsAt: number) =>
    write(
      `We could not renew ${name}`,
      `We could not charge ${formatPrice(price)} for ${name}. ${why}`,
      `Your plan is on hold. It starts again as soon as the payment goes through. We will try again over the next few days; if that fails, the plan ends on ${dayText(endsAt)}.`,
      `To use another payment method or end the plan:\n${url}`,
    ),
  ended: ({ name, url }: MailedPlan, by: 'customer' | 'payment' | 'operator') =>
    write(
      `${name} has ended`,
      {
        customer: `${name} has ended, as you asked. You will not be charged again.`,
        payment: `${name} has ended because its renewal was not paid. You will not be charged again.`,
        operator: `${name} has ended. You will not be charged again.`,
      }[by],
      'You keep your contacts, purchases and open reports.',
      `Your plan:\n${url}`,
    ),
  /** to those who shared it */
  sharedEnded: (name: string, url: string) =>
    write(
      `${name} is no longer shared with you`,
      `${name}, the plan you shared, has ended. You keep your own purchases and saved people.`,
      `To open more people, choose a plan of your own:\n${url}`,
    ),
  reminder: (plan: MailedPlan) =>
    write(`${plan.name} renews on ${dayText(plan.until)}`, `Your ${plan.name} plan will renew soon.`, renewal(plan)),
  /** `plan` has the new price */
  priceChange: (plan: MailedPlan, former: number) =>
    write(
      `The price of ${plan.name} changes on ${dayText(plan.until)}`,
      `${plan.name} costs ${priceText(former, plan.period)} now. Starting ${dayText(plan.until)}, it will cost ${priceText(plan.price, plan.period)}.`,
      'If you do not want to pay that, cancel before then, and you will never be charged the new price.',
      howToCancel(plan.url),
    ),
  methodChanged: (payer: string, url: string) =>
    write(
      'Your payment method was changed',
      `From now on, we charge your renewals to ${payer}.`,
      `If you did not make this change, check it here:\n${url}`,
    ),
} as const;
