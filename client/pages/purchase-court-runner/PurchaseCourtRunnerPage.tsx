import { checkoutClosedCopy } from '../../../shared/copy/billing/checkout-problems.ts';
import { courtRunnerCopy } from '../../../shared/copy/records/court-runner.ts';
import { BillingLayout } from '../../billing/BillingLayout.tsx';
import { Island } from '../../islands/Island.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { PURCHASE_ID, PurchaseCourtRunnerForm } from './PurchaseCourtRunnerForm.tsx';
import styles from './PurchaseCourtRunnerPage.module.css';
import type { PurchaseCourtRunnerPageModel } from './purchase-court-runner-model.ts';

const words = courtRunnerCopy.purchase;

/** The purchase of a Court Runner request: whom the court is asked about, in which counties, and the price (P2-127). */
export function PurchaseCourtRunnerPage({ page, site }: { page: PurchaseCourtRunnerPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <BillingLayout current={null}>
          <h1>{words.title}</h1>
          <p className={styles.lead}>
            {words.lead} <a href={page.personHref}>{words.back}</a>
          </p>
          <div className={styles.form}>
            <Sale page={page} />
          </div>
        </BillingLayout>
      </Wrap>
    </SiteFrame>
  );
}

function Sale({ page }: { page: PurchaseCourtRunnerPageModel }) {
  const { baseProduct, checkout } = page;
  if (page.options.length === 0 || baseProduct === null) return <Nothing {...words.nowhere} />;
  if (checkout === null) return <Nothing {...checkoutClosedCopy} />;
  return (
    <Island id={PURCHASE_ID}>
      <PurchaseCourtRunnerForm page={page} baseProduct={baseProduct} checkout={checkout} />
    </Island>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.nothing}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
