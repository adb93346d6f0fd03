import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { BillingLayout } from '../../billing/BillingLayout.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Button } from '../../ui/action/Button.tsx';
import banner from '../../ui/surface/Banner.module.css';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import lantern from '../../ui/text/Lantern.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import styles from './InvoicePage.module.css';
import { InvoiceNextStep, InvoiceNotes, InvoiceReceipt } from './InvoiceReceipt.tsx';
import type { InvoicePageModel } from './invoice-model.ts';

/** One receipt: what was paid, how, and what it buys. Only the print button is interactive. */
export function InvoicePage({ page, site }: { page: InvoicePageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <BillingLayout current="receipts" isOfList>
          <div className={styles.two}>
            <Card>
              <CardBody>
                <ServerHtml id="receipt" sheets={[lantern, styles]}>
                  {import.meta.env.SSR ? <InvoiceReceipt invoice={page.invoice} /> : null}
                </ServerHtml>
                <div className={styles.actions}>
                  <Button onClick={() => print()}>{billingCopy.invoice.print}</Button>
                  <ServerHtml id="next">{import.meta.env.SSR ? <InvoiceNextStep next={page.next} /> : null}</ServerHtml>
                </div>
              </CardBody>
            </Card>
            <ServerHtml id="notes" className={styles.notes} sheets={[banner]}>
              {import.meta.env.SSR ? <InvoiceNotes invoice={page.invoice} now={page.now} /> : null}
            </ServerHtml>
          </div>
        </BillingLayout>
      </Wrap>
    </SiteFrame>
  );
}
