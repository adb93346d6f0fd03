import { type CheckoutGoods, parseGoods } from '../../shared/events/checkout-goods.ts';
import { ANALYTICS_NOTES } from '../consent/analytics-notes.ts';

/**
 * Notes that connect the pages of one purchase: what this tab has sent a form for, and by what a report is about to open.
 * Each is read once, so an outcome counts once, whatever is reloaded, gone back to or opened elsewhere. Neither says who
 * or what it is about.
 */
const { sent: SENT, opening: OPENING } = ANALYTICS_NOTES;

export interface SentCheckout {
  readonly goods: CheckoutGoods;
  /** of a court runner, how many counties were chosen; 0 for anything else */
  readonly counties: number;
}

export function noteSent({ goods, counties }: SentCheckout): void {
  write(SENT, `${goods} ${counties}`);
}

/** What was sent, once; null if this tab has sent nothing, or knows the outcome already. */
export function takeSent(): SentCheckout | null {
  const [name, counties] = take(SENT)?.split(' ') ?? [];
  const goods = parseGoods(name);
  return goods === null ? null : { goods, counties: Number(counties) };
}

/** A payment or a credit opens a report: the page of its person comes next. */
export function noteOpening(by: 'payment' | 'credit'): void {
  write(OPENING, by);
}

/** By what the report of this page was opened, once; null if nothing in this tab did. */
export function takeOpening(): 'payment' | 'credit' | null {
  const by = take(OPENING);
  return by === 'payment' || by === 'credit' ? by : null;
}

function write(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Without storage the outcome is not counted.
  }
}

function take(name: string): string | null {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return text;
  } catch {
    return null;
  }
}
