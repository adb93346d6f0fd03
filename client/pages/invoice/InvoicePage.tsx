import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { GuestAccess } from '../../billing/GuestAccess.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { InvoiceAbout } from './InvoiceAbout.tsx';
import styles from './InvoicePage.module.css';
import { InvoiceNextStep, InvoiceNotes, InvoiceReceipt } from './InvoiceReceipt.tsx';
import type { InvoicePageModel } from './invoice-model.ts';

/** How long a receipt may be the first page after its payment, in milliseconds: one by PayPal or a bank can take a while. */
const NEWS_MS = 3_600_000;

/** Whether the buyer may just have paid this, and kept it: what a browser counts as a payment. */
function isNews({ invoice, now }: InvoicePageModel): boolean {
  return invoice.status !== 'refunded' && now - invoice.at < NEWS_MS;
}

/** One receipt: what was paid, how, and what it buys. Only the print button is interactive. */
export function InvoicePage({ page, site }: { page: InvoicePageModel; site: SiteModel }) {
  return (
    <AccountLayout site={site} current="receipts" isOfList>
      <div className={styles.two}>
        <Card>
          <CardBody>
            <div id="receipt" data-paid={isNews(page) ? '' : undefined}>
              <InvoiceReceipt invoice={page.invoice} />
            </div>
            <div className={styles.actions}>
              <Button data-print="">{billingCopy.invoice.print}</Button>
              <div id="next">
                <InvoiceNextStep next={page.next} />
              </div>
            </div>
          </CardBody>
        </Card>
        <div id="notes" className={styles.notes}>
          <InvoiceNotes invoice={page.invoice} now={page.now} />
          <InvoiceAbout invoice={page.invoice} />
          {page.guest === undefined ? null : <GuestAccess {...page.guest} />}
        </div>
      </div>
    </AccountLayout>
  );
}
