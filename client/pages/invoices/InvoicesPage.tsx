import layout from '../../billing/BillingLayout.module.css';
import { BillingLayout } from '../../billing/BillingLayout.tsx';
import nav from '../../billing/BillingNav.module.css';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import button from '../../ui/action/Button.module.css';
import card from '../../ui/surface/Card.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { InvoicesPageModel, SiteModel } from '../page-model.ts';
import { InvoicesContent } from './InvoicesContent.tsx';
import styles from './InvoicesPage.module.css';

const SHEETS = [button, card, layout, nav, styles];

/** The receipts of whoever is logged in, the latest first. */
export function InvoicesPage({ page, site }: { page: InvoicesPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="invoices" sheets={SHEETS}>
          {import.meta.env.SSR ? (
            <BillingLayout current="receipts">
              <InvoicesContent invoices={page.invoices} />
            </BillingLayout>
          ) : null}
        </ServerHtml>
      </Wrap>
    </SiteFrame>
  );
}
