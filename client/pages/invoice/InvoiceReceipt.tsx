import type { Invoice } from '../../../shared/contract/billing.ts';
import { SALES_TAX_LINE } from '../../../shared/contract/billing.ts';
import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { payerText } from '../../../shared/copy/billing/receipt-mail.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { isVisit } from '../../../shared/court-runner/is-visit.ts';
import { boughtName } from '../../billing/bought-subject.ts';
import { classNames } from '../../ui/text/class-names.ts';
import { Lantern } from '../../ui/text/Lantern.tsx';
import styles from './InvoicePage.module.css';
import { InvoiceSeller } from './InvoiceSeller.tsx';

const { invoice: words } = billingCopy;

/** The receipt as it is printed: who sold what to whom, for how much. `now` is in milliseconds since 1970. */
export function InvoiceReceipt({ invoice, now }: { invoice: Invoice; now: number }) {
  const { seller } = invoice;
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.brand}>
            <Lantern />
            {SITE_NAME}
          </p>
          {seller === undefined ? null : (
            <p className={classNames(styles.day, styles.sold)}>
              {seller.name}
              {seller.address === null ? null : (
                <>
                  <br />
                  {seller.address}
                </>
              )}
            </p>
          )}
        </div>
        <div className={styles.which}>
          <h1>{words.title}</h1>
          <p className={styles.number}>{invoice.id}</p>
          <p className={styles.day}>
            <time dateTime={new Date(invoice.at).toISOString()}>{formatDay(invoice.at)}</time>
          </p>
        </div>
      </div>
      <InvoiceLines invoice={invoice} />
      <p className={styles.once}>
        {[subjectText(invoice), renewalText(invoice), taxText(invoice)].filter(Boolean).join(' ')}
      </p>
      <InvoiceSeller invoice={invoice} now={now} />
    </>
  );
}

/** Everything that was paid for, the total, and what went back. */
function InvoiceLines({ invoice: { lines, paidWith, total, refunds } }: { invoice: Invoice }) {
  return (
    <>
      <table className={styles.lines} aria-label={words.lines}>
        <tbody>
          {lines.map(({ productId, text, amount }) => (
            <tr key={productId}>
              <th scope="row">{text}</th>
              <td>{formatPrice(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.paidWith(payerText(paidWith))}</th>
            <td>{formatPrice(total)}</td>
          </tr>
        </tfoot>
      </table>
      {refunds.length === 0 ? null : (
        <table className={styles.lines} aria-label={words.refunds}>
          <tbody>
            {refunds.map(({ at, amount, reason }) => (
              <tr key={`${at} ${amount} ${reason}`}>
                <th scope="row">{words.refund(formatDay(at), reason)}</th>
                <td>{`−${formatPrice(amount)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Whom or which house it is about: a credit opens any report, so it is about nobody. */
function subjectText(invoice: Invoice): string | null {
  const { about, credits } = invoice;
  const name = about === null || credits !== null ? null : boughtName(about);
  if (name === null) return null;
  return isVisit(invoice.lines) ? words.askedAbout(name) : words.reportOf(name);
}

/** Whether it renews: a plan pays for a period. */
function renewalText({ plan, status }: Invoice): string | null {
  if (status === 'refunded') return null;
  return plan === null ? words.once : words.period(formatDay(plan.from), formatDay(plan.until));
}

/** Tax is a line of its own; without one, none was charged. */
function taxText({ lines }: Invoice): string | null {
  return lines.some(({ productId }) => productId === SALES_TAX_LINE) ? null : words.noTax;
}
