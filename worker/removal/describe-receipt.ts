import type { ReceiptModel } from '../../client/removal/receipt-model.ts';
import type { RemovalReceipt } from '../../shared/contract/removal.ts';
import { paths } from '../../shared/urls/paths.ts';
import { visitorClock } from '../account/visitor-clock.ts';
import { type EdgeContext, siteOrigin } from '../context.ts';

/** A receipt with its times by the visitor's clock. */
export function describeReceipt(c: EdgeContext, receipt: RemovalReceipt): ReceiptModel {
  const now = Date.now();
  const clock = visitorClock(c, null, now);
  const momentOf = (at: number | null): string | null => (at === null ? null : clock.formatMoment(at));
  const { reference, status, what, stillHidden, requestedAt, confirmedAt, doneAt, undoneAt, everywhereBy } = receipt;
  return {
    reference,
    status,
    what,
    stillHidden,
    address: siteOrigin(c) + paths.optOutStatus({ reference }),
    requested: clock.formatMoment(requestedAt),
    confirmed: momentOf(confirmedAt),
    done: momentOf(doneAt),
    undone: momentOf(undoneAt),
    // To the minute, so that what it promises has come true by then.
    everywhereBy:
      everywhereBy === null || everywhereBy < now ? null : clock.format(Math.ceil(everywhereBy / 60_000) * 60_000),
  };
}
