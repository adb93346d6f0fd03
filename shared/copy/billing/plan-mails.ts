import type { PlanPeriod } from '../../contract/plans.ts';
import { formatPrice } from '../format/dollars.ts';
import { dayText, howToCancel, renewalText } from './receipt-mail.ts';
import { priceText } from './renewal.ts';

/** A plan in a mail about it. Prices are in dollars, times are milliseconds since 1970. */
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

/** Mails about a plan that come without a payment. */
export const planMailCopy = {
  cancelled: ({ name, price, period, until, url }: MailedPlan) =>
    write(
      `You canceled ${name}`,
      `You canceled ${name}, for ${priceText(price, period)}. You keep it until ${dayText(until)}, and nothing more is charged.`,
      `If you change your mind, you can keep it until then:\n${url}`,
    ),
  /** a payment was overdue, so it ended at once */
  cancelledNow: ({ name, price, period, url }: MailedPlan) =>
    write(
      `You canceled ${name}`,
      `You canceled ${name}, for ${priceText(price, period)}. It has ended, and nothing more is charged.`,
      `Your plan:\n${url}`,
    ),
  resumed: (plan: MailedPlan) => write(`${plan.name} goes on`, `You kept ${plan.name}.`, renewal(plan)),
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
      `Your plan is paused. It starts again as soon as the payment goes through. We try again in the next days, and on ${dayText(endsAt)} the plan ends.`,
      `To use another payment method, or to end the plan:\n${url}`,
    ),
  ended: ({ name, url }: MailedPlan, by: 'customer' | 'payment' | 'operator') =>
    write(
      `${name} has ended`,
      {
        customer: `${name} has ended, as you asked. Nothing more is charged.`,
        payment: `${name} has ended, because its renewal was not paid. Nothing more is charged.`,
        operator: `${name} has ended. Nothing more is charged.`,
      }[by],
      'Your contacts, purchases and open reports stay.',
      `Your plan:\n${url}`,
    ),
  /** to those who shared it */
  sharedEnded: (name: string, url: string) =>
    write(
      `${name} is no longer shared with you`,
      `${name}, which was shared with you, has ended. Your own purchases and saved people are still yours.`,
      `To open more people, you can choose a plan of your own:\n${url}`,
    ),
  reminder: (plan: MailedPlan) =>
    write(`${plan.name} renews on ${dayText(plan.until)}`, `Your ${plan.name} is about to renew.`, renewal(plan)),
  /** `plan` has the new price */
  priceChange: (plan: MailedPlan, former: number) =>
    write(
      `The price of ${plan.name} changes on ${dayText(plan.until)}`,
      `${plan.name} costs ${priceText(former, plan.period)} now. From ${dayText(plan.until)} on, it costs ${priceText(plan.price, plan.period)}.`,
      'If you do not agree, cancel before then, and you are never charged the new price.',
      howToCancel(plan.url),
    ),
  methodChanged: (payer: string, url: string) =>
    write(
      'Your payment method was changed',
      `Your renewals are paid with ${payer} from now on.`,
      `If this was not you, please look at it:\n${url}`,
    ),
} as const;
