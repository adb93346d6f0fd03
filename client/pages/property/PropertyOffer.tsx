import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import type { PropertyHolds } from '../../../shared/copy/records/property-holds.ts';
import { PropertyTeaser } from '../../property/PropertyTeaser.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { PriceText } from '../../ui/action/PriceText.tsx';
import { Card, CardBody, CardFoot } from '../../ui/surface/Card.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './PropertyPage.module.css';

const PRICE_ID = 'price-property';

/**
 * What this report holds, counted, what it costs and how to buy it, unless it is not for sale; no value, name or date of
 * the house itself (F2-22).
 */
export function PropertyOffer({
  buyHref,
  price,
  holds,
}: {
  buyHref: string | null;
  /** in whole; null if it is not known */
  price: string | null;
  holds: PropertyHolds | null;
}) {
  return (
    <>
      <Card>
        <CardBody>
          <PropertyTeaser holds={holds} />
        </CardBody>
        {price === null && buyHref === null ? null : (
          <CardFoot>
            {price === null ? null : (
              <p>
                <PriceText id={PRICE_ID} whole={price} />
              </p>
            )}
            {buyHref === null ? null : (
              <div className={styles.buy}>
                <ButtonLink look="lamp" href={buyHref} aria-describedby={price === null ? undefined : PRICE_ID}>
                  <Icon name="lock" size={16} />
                  {personPropertyCopy.teaser.buy}
                </ButtonLink>
              </div>
            )}
          </CardFoot>
        )}
      </Card>
      <div className={styles.disclaimer}>
        <Disclaimer />
      </div>
    </>
  );
}
