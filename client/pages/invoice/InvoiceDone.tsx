import type { Invoice } from '../../../shared/contract/billing.ts';
import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { payerText } from '../../../shared/copy/billing/receipt-mail.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { recordsSplit } from '../../../shared/copy/records/records-split.ts';
import { boughtName } from '../../billing/bought-subject.ts';
import { Banner } from '../../ui/surface/Banner.tsx';
import { WholeName } from '../../ui/text/WholeName.tsx';
import { boughtText } from './bought-text.ts';
import { InvoiceNextStep } from './InvoiceNextStep.tsx';
import styles from './InvoicePage.module.css';
import type { InvoicePageModel } from './invoice-model.ts';

const { invoice: words } = billingCopy;

/** What was bought, or that the money went back, and right after it the step that follows. */
export function InvoiceDone({
  invoice,
  holds,
  next,
  now,
}: Pick<InvoicePageModel, 'invoice' | 'holds' | 'next' | 'now'>) {
  return (
    <div className={styles.done}>
      {invoice.status === 'refunded' ? (
        <Refunded invoice={invoice} />
      ) : (
        <Bought invoice={invoice} holds={holds} now={now} />
      )}
      <div id="next">
        <InvoiceNextStep next={next} />
      </div>
    </div>
  );
}

function Bought({ invoice, holds, now }: Pick<InvoicePageModel, 'invoice' | 'holds' | 'now'>) {
  const { title, text } = boughtText(invoice, now);
  const name = invoice.about === null ? null : boughtName(invoice.about);
  return (
    <Banner tone="ok">
      <p>
        <b>{name === null ? title : <WholeName text={title} name={name} />}</b>
      </p>
      {text === null ? null : <p>{text}</p>}
      {holds === undefined ? null : <p>{words.holds(recordsSplit(holds))}</p>}
      <p>
        <WholeName text={words.sentTo(invoice.sentTo)} name={invoice.sentTo} />
      </p>
      <RefundWays invoice={invoice} />
    </Banner>
  );
}

function Refunded({ invoice }: { invoice: Invoice }) {
  return (
    <Banner>
      <p>
        <b>{words.refunded}</b>
      </p>
      {[...new Set(invoice.refunds.map(({ reason }) => reason))].map((reason) => (
        <p key={reason}>{words.why(reason)}</p>
      ))}
      <RefundWays invoice={invoice} />
    </Banner>
  );
}

function RefundWays({ invoice: { refunds, paidWith } }: { invoice: Invoice }) {
  return refunds.map(({ at, amount, isPending = false }) => (
    <p key={`${at} ${amount}`}>
      {isPending
        ? words.refundOnItsWay(formatPrice(amount), payerText(paidWith))
        : words.refundWay(formatPrice(amount), payerText(paidWith), formatDay(at))}
    </p>
  ));
}
