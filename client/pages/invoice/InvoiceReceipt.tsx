import type { Invoice } from '../../../shared/contract/billing.ts';
import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { payerText } from '../../../shared/copy/billing/receipt-mail.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { Lantern } from '../../ui/text/Lantern.tsx';
import styles from './InvoicePage.module.css';

const { invoice: words } = billingCopy;

/** The receipt as it is printed. */
export function InvoiceReceipt({ invoice }: { invoice: Invoice }) {
  return (
    <>
      <div className={styles.head}>
        <p className={styles.brand}>
          <Lantern />
          {SITE_NAME}
        </p>
        <div>
          <h1>{words.title}</h1>
          <p className={styles.number}>{invoice.id}</p>
          <p className={styles.day}>
            <time dateTime={new Date(invoice.at).toISOString()}>{formatDay(invoice.at)}</time>
          </p>
        </div>
      </div>
      <table className={styles.lines} aria-label={words.lines}>
        <tbody>
          {invoice.lines.map(({ productId, text, amount }) => (
            <tr key={productId}>
              <th scope="row">{text}</th>
              <td>{formatPrice(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.paidWith(payerText(invoice.paidWith))}</th>
            <td>{formatPrice(invoice.total)}</td>
          </tr>
        </tfoot>
      </table>
      {invoice.refunds.length === 0 ? null : (
        <table className={styles.lines} aria-label={words.refunds}>
          <tbody>
            {invoice.refunds.map(({ at, amount, reason }) => (
              <tr key={`${at} ${amount} ${reason}`}>
                <th scope="row">{words.refund(formatDay(at), reason)}</th>
                <td>{`−${formatPrice(amount)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.once}>
        {[words.soldBy, invoice.status === 'refunded' ? null : words.once].filter(Boolean).join(' ')}
      </p>
    </>
  );
}
