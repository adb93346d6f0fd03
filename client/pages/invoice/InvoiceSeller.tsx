import type { Invoice, Seller } from '../../../shared/contract/billing.ts';
import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { paidSentences, refundEnd, sellerCopy } from '../../../shared/copy/billing/seller.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import styles from './InvoicePage.module.css';

/**
 * What the statement calls the payment, until when the money can be asked for, and whom to ask: only what the operator
 * has set. `now` is in milliseconds since 1970.
 */
export function InvoiceSeller({ invoice, now }: { invoice: Invoice; now: number }) {
  const { seller, paidWith: payer } = invoice;
  if (seller === undefined) return <p className={styles.seller}>{billingCopy.invoice.soldBy}</p>;
  const { supportEmail } = seller;
  return (
    <p className={styles.seller}>
      {paidSentences({ seller, payer, refundUntil: refundUntil(seller, invoice, now) })}
      {supportEmail === null ? null : (
        <>
          {` ${sellerCopy.questions} `}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </>
      )}
    </p>
  );
}

/** null once the time is over or the money is back. */
function refundUntil(seller: Seller, { at, status }: Invoice, now: number): string | null {
  const until = refundEnd(seller, at);
  return until === null || until < now || status === 'refunded' ? null : formatDay(until);
}
