import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { PropertyTeaser } from '../../property/PropertyTeaser.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Card, CardBody, CardFoot } from '../../ui/surface/Card.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './PropertyPage.module.css';

const words = propertyPagesCopy.page;
const SECTIONS = [
  { key: 'basic', icon: 'home' },
  { key: 'tax', icon: 'file' },
  { key: 'transaction', icon: 'scale' },
] as const;

/** What a report answers, what it contains, and how to buy it; nothing about the house itself (F2-22). */
export function PropertyOffer({ buyHref }: { buyHref: string }) {
  return (
    <>
      <Card>
        <CardBody>
          <PropertyTeaser />
        </CardBody>
        <CardFoot>
          <p>{personPropertyCopy.missingMeans}</p>
          <div className={styles.buy}>
            <PropertyBuyLink href={buyHref} />
          </div>
        </CardFoot>
      </Card>
      <h3>{words.holds}</h3>
      <dl className={styles.holds}>
        {SECTIONS.map(({ key, icon }) => (
          <div key={key}>
            <Icon name={icon} />
            <dt>{personPropertyCopy.sections[key]}</dt>
            <dd>{words.sections[key]}</dd>
          </div>
        ))}
      </dl>
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
