import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { lowestScoreOf, type RoiGrade } from '../../../shared/property/roi-grade.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { PropertyTeaser } from '../../property/PropertyTeaser.tsx';
import { RoiGauge } from '../../property/RoiGauge.tsx';
import { LampButton } from '../../ui/action/LampLink.tsx';
import { PriceText } from '../../ui/action/PriceText.tsx';
import { Card, CardBody, CardFoot } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import { NewWindowNote } from '../../ui/text/VisuallyHidden.tsx';
import styles from './AddressProperty.module.css';
import type { AddressPageModel, AddressPropertyModel } from './address-model.ts';

const words = addressPageCopy.property;

const PRICE_ID = 'price-property';

/**
 * The property, once somebody of the house is named: the grade, what its report holds, its price and its page, which opens
 * in a new tab (F2-36).
 */
export function AddressProperty({
  page: { answer, property },
  address,
}: {
  page: AddressPageModel;
  /** of the house */
  address: string;
}) {
  const { city, stateCode, house } = answer;
  const grade = house?.property?.roiGrade ?? null;
  return (
    <section aria-labelledby="property">
      <SectionHead id="property" title={words.title} />
      <Card>
        <CardBody>
          <div className={styles.of}>
            <h3>{`${address}, ${placeText(city, stateCode)}`}</h3>
            {grade === null ? null : <Grade letter={grade as RoiGrade} />}
          </div>
          {property === null ? <p>{words.none}</p> : <PropertyReportOf property={property} />}
        </CardBody>
        {property === null ? null : (
          <CardFoot>
            <PropertyWays property={property} />
          </CardFoot>
        )}
      </Card>
    </section>
  );
}

/** What the report of the house's property holds, or that the reader may read it. */
function PropertyReportOf({ property: { isReadable, holds } }: { property: AddressPropertyModel }) {
  return isReadable ? <p>{words.readable}</p> : <PropertyTeaser holds={holds} />;
}

/** The property's page and, unless the reader may read the report, what it costs and where it is sold. */
function PropertyWays({ property: { href, offer } }: { property: AddressPropertyModel }) {
  return (
    <>
      {offer?.price == null ? null : (
        <p>
          <PriceText id={PRICE_ID} whole={offer.price} />
        </p>
      )}
      <div className={styles.ways}>
        <a href={href} target="_blank" rel="noopener">
          {words.report}
          <NewWindowNote />
        </a>
        {offer === null ? null : (
          <LampButton href={offer.href} priceId={offer.price === null ? undefined : PRICE_ID}>
            {words.buy}
          </LampButton>
        )}
      </div>
    </>
  );
}

/** Only the letter was sent, so the arc ends where the grade starts. */
function Grade({ letter }: { letter: RoiGrade }) {
  return (
    <div className={styles.gauge} role="img" aria-label={words.grade(letter)}>
      <RoiGauge letter={letter} percent={lowestScoreOf(letter)} />
      <small>{words.appreciation}</small>
    </div>
  );
}
