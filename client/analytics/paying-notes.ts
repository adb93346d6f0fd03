import { type CheckoutGoods, parseGoods } from '../../shared/events/checkout-goods.ts';
import { takeNote, writeNote } from '../consent/analytics-notes.ts';

// Notes that connect the pages of one purchase. Each is read once, so an outcome counts once, whatever is reloaded, gone
// back to or opened elsewhere. None says who or what it is about.

/** What this tab has sent a form for. */
export interface SentCheckout {
  readonly goods: CheckoutGoods;
  /** of a court runner, how many counties were chosen; 0 for anything else */
  readonly counties: number;
}

export function noteSent({ goods, counties }: SentCheckout): void {
  writeNote('sent', `${goods} ${counties}`);
}

/** What was sent, once; null if this tab has sent nothing, or knows the outcome already. */
export function takeSent(): SentCheckout | null {
  const [name, counties] = takeNote('sent')?.split(' ') ?? [];
  const goods = parseGoods(name);
  return goods === null ? null : { goods, counties: Number(counties) };
}

/** A payment or a credit opens a report: the page of its person comes next. */
export function noteOpening(by: 'payment' | 'credit'): void {
  writeNote('opening', by);
}

/** By what the report of this page was opened, once; null if nothing in this tab did. */
export function takeOpening(): 'payment' | 'credit' | null {
  const by = takeNote('opening');
  return by === 'payment' || by === 'credit' ? by : null;
}
