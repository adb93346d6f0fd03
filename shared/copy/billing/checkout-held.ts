import { REPORT_ACCESS_DAYS } from '../../people/report-state.ts';
import { formatDay } from '../format/day.ts';
import { countOf } from '../format/numbers.ts';

/** 'just now', '1 minute ago', '12 minutes ago' */
const ago = (minutes: number) => (minutes < 1 ? 'just now' : `${countOf(minutes, 'minute')} ago`);

/** Instead of a checkout's form: what the viewer has already of what it sells. */
export const checkoutHeldCopy = {
  open: {
    title: (at: number | null) =>
      at === null ? 'You already have this report' : `You already have this report, open until ${formatDay(at)}`,
    text: 'You can read it as often as you like until then. It costs nothing more.',
    go: 'Open it',
  },
  credit: {
    title: (credits: number) =>
      credits === 1
        ? 'You have a credit that opens this report'
        : `You have ${countOf(credits, 'credit')}. One opens this report`,
    text: `Using one opens the report right away, for ${REPORT_ACCESS_DAYS} days. Nothing is charged.`,
    go: 'Use 1 credit',
    /** keeps the credits */
    another: 'Pay for it instead',
  },
  paid: {
    /** `minutes`: since the payment; null if unknown */
    title: (minutes: number | null) =>
      minutes === null ? 'You paid for this a short while ago' : `You paid for this ${ago(minutes)}`,
    text: 'Your receipt shows what you bought and leads to it.',
    go: 'See the receipt',
  },
  pending: {
    title: 'Your payment for this is still open',
    text: (minutes: number | null) =>
      `You started it ${minutes === null ? 'a short while ago' : ago(minutes)}, here or in another tab. Continue with that one, and you pay only once.`,
    go: 'Continue this payment',
  },
  another: 'Buy another',
} as const;
