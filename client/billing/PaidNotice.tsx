import { billingCopy } from '../../shared/copy/billing/billing.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Banner } from '../ui/surface/Banner.tsx';
import styles from './PaidNotice.module.css';

/** Above the page that a plan was bought or paid for: it is paid, and where its receipt is. Static. */
export function PaidNotice({ receiptId }: { receiptId: string }) {
  const { text, receipt } = billingCopy.paid;
  return (
    <div className={styles.notice} data-paid="">
      <Banner tone="ok">
        {`${text} `}
        <a href={paths.invoice({ invoiceId: receiptId })}>{receipt}</a>
      </Banner>
    </div>
  );
}
