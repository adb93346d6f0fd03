import type { ScreeningStep } from '../../suppression/screening.ts';
import { hidePagesOf } from './carry-out-sales.ts';
import { listSalesAfter } from './sale-store.ts';

/** Mailboxes per batch. */
const SALES_AT_ONCE = 50;

/** Hides in a new data set the pages that list a mailbox whose owner is not to be sold, as part of its screening. */
export const hideSalesAgain: ScreeningStep = {
  name: 'hide whoever is not to be sold',
  async batch(env, after, now) {
    const sales = await listSalesAfter(env.ACCOUNTS, Number(after), SALES_AT_ONCE, now);
    for (const sale of sales) await hidePagesOf(env, sale, now);
    const last = sales.at(-1);
    return last === undefined ? null : String(last.id);
  },
};
