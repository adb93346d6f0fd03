import { reportTerms } from '../../../shared/copy/billing/report-terms.ts';
import type { PropertyHolds } from '../../../shared/copy/records/property-holds.ts';
import { propertyLineCopy as words } from '../../../shared/copy/search/property-line.ts';
import { REPORT_ACCESS_DAYS } from '../../../shared/people/report-state.ts';
import { PropertyTeaser } from '../../property/PropertyTeaser.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { PriceLine } from '../../ui/action/PriceLine.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { MaskedOwners } from './PropertyOwners.tsx';
import styles from './PropertyPage.module.css';
import type { PropertyPageModel } from './property-model.ts';

const PRICE_ID = 'price-property';

/**
 * The owners on one line, what the report costs, a sample of one, and how to buy it, unless it is not for sale; no value,
 * name or date of the house itself (F2-22).
 */
export function PropertyOffer({ page, holds }: { page: PropertyPageModel; holds: PropertyHolds | null }) {
  if (holds === null) {
    return (
      <Card>
        <CardBody>
          <PropertyTeaser holds={null} />
        </CardBody>
        <PropertyPrice page={page} holds={holds} />
      </Card>
    );
  }
  return (
    <MaskedOwners holds={holds} today={page.today}>
      <PropertyPrice page={page} holds={holds} />
    </MaskedOwners>
  );
}

/** What the report opens, and its price. If no report is sold, only the sample. */
function PropertyPrice({ page, holds }: { page: PropertyPageModel; holds: PropertyHolds | null }) {
  const { price, buyHref, sampleHref } = page;
  const opens = words.opens({ hasOwners: (holds?.ownerships ?? 0) > 0, hasPrices: (holds?.sales ?? 0) > 0 });
  const sample = (
    <a className={styles.sample} href={sampleHref}>
      {words.sample}
    </a>
  );
  return (
    <PriceLine
      id={PRICE_ID}
      sum={price}
      button={
        buyHref === null ? null : (
          <ButtonLink look="lamp" href={buyHref} aria-describedby={PRICE_ID}>
            {words.buy}
          </ButtonLink>
        )
      }
    >
      {buyHref === null ? null : price === null ? `${words.opensAlone(opens)} ` : `${opens} `}
      {buyHref === null ? null : `${reportTerms(REPORT_ACCESS_DAYS)} `}
      {sample}
    </PriceLine>
  );
}
