import type { Invoice } from '../../../shared/contract/billing.ts';
import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { sellerCopy as words } from '../../../shared/copy/billing/seller.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import styles from './InvoicePage.module.css';

const DAY_MS = 86_400_000;

/**
 * What the statement calls the payment, until when the money can be asked for, and whom to ask: only what the operator
 * has set. `now` is in milliseconds since 1970.
 */
export function InvoiceSeller({ invoice, now }: { invoice: Invoice; now: number }) {
  const { seller, paidWith } = invoice;
  if (seller === undefined) return <p className={styles.seller}>{billingCopy.invoice.soldBy}</p>;
  const { statementName, supportEmail } = seller;
  const isCard = !('paypalInfo' in paidWith);
  const texts = [statementName !== null && isCard ? words.statement(statementName) : null, refundText(invoice, now)];
  return (
    <p className={styles.seller}>
      {texts.filter((text) => text !== null).join(' ')}
      {supportEmail === null ? null : (
        <>
          {` ${words.questions} `}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </>
      )}
    </p>
  );
}

/** Nothing once the time is over or the money is back. */
function refundText({ seller, at, status }: Invoice, now: number): string | null {
  const refundDays = seller?.refundDays ?? null;
  if (refundDays === null || status === 'refunded') return null;
  const until = at + refundDays * DAY_MS;
  return until < now ? null : words.refundUntil(formatDay(until));
}
