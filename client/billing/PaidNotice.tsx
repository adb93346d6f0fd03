import { billingCopy } from '../../shared/copy/billing/billing.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Banner } from '../ui/surface/Banner.tsx';
import styles from './PaidNotice.module.css';

/**
 * Above the page that was paid for: it is paid, until when a report is open, and where the receipt is. Static.
 *
 * @param report what was bought is a report that is open `until` then, in milliseconds since 1970 (null: unknown); null:
 *   a plan was bought or paid for
 */
export function PaidNotice({
  receiptId,
  report = null,
}: {
  receiptId: string;
  report?: { readonly until: number | null } | null;
}) {
  const { text, report: open, receipt } = billingCopy.paid;
  return (
    <div className={styles.notice} data-paid="">
      <Banner tone="ok">
        {`${report === null ? text : open(report.until)} `}
        <a href={paths.invoice({ invoiceId: receiptId })}>{receipt}</a>
      </Banner>
    </div>
  );
}
