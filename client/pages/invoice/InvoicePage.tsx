import { purchasesCopy } from '../../../shared/copy/account/purchases.ts';
import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { GuestAccess } from '../../billing/GuestAccess.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { InvoiceAbout } from './InvoiceAbout.tsx';
import { InvoiceDone } from './InvoiceDone.tsx';
import styles from './InvoicePage.module.css';
import { InvoiceReceipt } from './InvoiceReceipt.tsx';
import type { InvoicePageModel } from './invoice-model.ts';

/** How long a receipt may be the first page after its payment, in milliseconds: one by PayPal or a bank can take a while. */
const NEWS_MS = 3_600_000;

/** Whether the buyer may just have paid this, and kept it: what a browser counts as a payment. */
function isNews({ invoice, now }: InvoicePageModel): boolean {
  return invoice.status !== 'refunded' && now - invoice.at < NEWS_MS;
}

/** One receipt: what was bought and the step that follows, the slip, and the rest. Only the print button is interactive. */
export function InvoicePage({ page, site }: { page: InvoicePageModel; site: SiteModel }) {
  const { invoice, next, guest, now } = page;
  return (
    <AccountLayout site={site} current="receipts" isOfList>
      <div className={styles.two}>
        <InvoiceDone invoice={invoice} holds={page.holds} next={next} now={now} />
        <div className={styles.slip}>
          <Card>
            <CardBody>
              <div id="receipt" data-paid={isNews(page) ? '' : undefined}>
                <InvoiceReceipt invoice={invoice} now={now} />
              </div>
              <div className={styles.actions}>
                <Button data-print="">{billingCopy.invoice.print}</Button>
              </div>
            </CardBody>
          </Card>
        </div>
        <div id="notes" className={styles.notes}>
          <InvoiceAbout invoice={invoice} />
          {guest === undefined ? null : <GuestAccess {...guest} />}
          <ul className={styles.ways}>
            {invoice.plan === null ? null : (
              <li>
                <a href={paths.managePlan()}>{billingCopy.invoice.toPlan}</a>
              </li>
            )}
            <li>
              <a href={paths.purchases()}>{purchasesCopy.link}</a>
            </li>
            <li>
              <a href={paths.invoices()}>{billingCopy.invoice.all}</a>
            </li>
          </ul>
        </div>
      </div>
    </AccountLayout>
  );
}
