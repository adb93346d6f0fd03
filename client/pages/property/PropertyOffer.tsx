import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import type { PropertyHolds } from '../../../shared/copy/records/property-holds.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { PropertyTeaser } from '../../property/PropertyTeaser.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { PriceText } from '../../ui/action/PriceText.tsx';
import { Card, CardBody, CardFoot } from '../../ui/surface/Card.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { PropertyOwners } from './PropertyOwners.tsx';
import styles from './PropertyPage.module.css';
import type { PropertyPageModel } from './property-model.ts';

const PRICE_ID = 'price-property';

/**
 * The owners on one line, what the report costs, a sample of one, and how to buy it, unless it is not for sale; no value,
 * name or date of the house itself (F2-22).
 */
export function PropertyOffer({ page, holds }: { page: PropertyPageModel; holds: PropertyHolds | null }) {
  const { price, buyHref, sampleHref } = page;
  return (
    <Card>
      <CardBody>{holds === null ? <PropertyTeaser holds={null} /> : <PropertyOwners holds={holds} />}</CardBody>
      <CardFoot>
        <p>
          {price === null ? null : <PriceText id={PRICE_ID} whole={price} />}
          <a className={styles.sample} href={sampleHref}>
            {propertyPagesCopy.page.sample}
          </a>
        </p>
        {buyHref === null ? null : (
          <div className={styles.buy}>
            <ButtonLink look="lamp" href={buyHref} aria-describedby={price === null ? undefined : PRICE_ID}>
              <Icon name="lock" size={16} />
              {personPropertyCopy.teaser.buy}
            </ButtonLink>
          </div>
        )}
      </CardFoot>
    </Card>
  );
}
