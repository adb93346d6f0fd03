import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import type { PropertyHolds } from '../../../shared/copy/records/property-holds.ts';
import { PropertyTeaser } from '../../property/PropertyTeaser.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Card, CardBody, CardFoot } from '../../ui/surface/Card.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './PropertyPage.module.css';

/** What this report holds, counted, and how to buy it; no value, name or date of the house itself (F2-22). */
export function PropertyOffer({ buyHref, holds }: { buyHref: string; holds: PropertyHolds | null }) {
  return (
    <>
      <Card>
        <CardBody>
          <PropertyTeaser holds={holds} />
        </CardBody>
        <CardFoot>
          <p>{personPropertyCopy.missingMeans}</p>
          <div className={styles.buy}>
            <PropertyBuyLink href={buyHref} />
          </div>
        </CardFoot>
      </Card>
      <Disclaimer />
    </>
  );
}

/** The link to the report's checkout. */
function PropertyBuyLink({ href }: { href: string }) {
  return (
    <ButtonLink look="lamp" href={href}>
      <Icon name="lock" size={16} />
      {personPropertyCopy.teaser.buy}
    </ButtonLink>
  );
}
