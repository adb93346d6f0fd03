import { pricingCopy as words } from '../../../shared/copy/billing/pricing.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { sampleReportCopy } from '../../../shared/copy/person/sample-report.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { PricingCards } from './PricingCards.tsx';
import styles from './PricingPage.module.css';
import { PricingTable } from './PricingTable.tsx';
import type { PricingPageModel, PricingSingle } from './pricing-model.ts';

/** What everything costs, when it renews, and how it ends (F2-59). Nothing on it changes in the browser. */
export function PricingPage({
  page: { columns, single, fairUsePeople },
  site,
}: {
  page: PricingPageModel;
  site: SiteModel;
}) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="pricing" className={styles.page}>
          <div className={styles.head}>
            <h1>{words.title}</h1>
            <p>{columns.length === 0 ? words.none : words.lede}</p>
          </div>
          {columns.length === 0 ? null : (
            <>
              <PricingTable columns={columns} />
              <PricingCards columns={columns} />
            </>
          )}
          <div className={styles.two}>
            <SingleCard single={single} />
            <section className={styles.card} aria-labelledby="pricing-end">
              <h2 id="pricing-end">{words.end.title}</h2>
              <ol>
                {words.end.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p>{words.end.text}</p>
            </section>
          </div>
          <p className={styles.meta}>{words.fairUse(fairUsePeople)}</p>
        </div>
      </Wrap>
    </SiteFrame>
  );
}

/** What is bought once, without a plan. */
function SingleCard({ single: { report, pack, property } }: { single: PricingSingle }) {
  const rows = [
    report === null ? null : { text: words.single.report, price: report },
    pack === null ? null : { text: words.single.reports(pack.count), price: pack.price },
    property === null ? null : { text: words.single.property, price: property },
  ].filter((row) => row !== null);
  if (rows.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="pricing-single">
      <h2 id="pricing-single">{words.single.title}</h2>
      <dl>
        {rows.map(({ text, price }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{formatPrice(price)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {words.single.empty} <a href={paths.sampleReport()}>{sampleReportCopy.see}</a>
      </p>
    </section>
  );
}
