import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { personMapCopy } from '../../../shared/copy/person/person-map.ts';
import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { lowestScoreOf, type RoiGrade } from '../../../shared/property/roi-grade.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { PropertyTeaser } from '../../property/PropertyTeaser.tsx';
import { RoiGauge } from '../../property/RoiGauge.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
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
 * Where a street is, roughly, and its homes in the list of properties; and once somebody of the house is named, its
 * property: the grade, what its report holds, its price and its page, and the exact place. The page opens in a new tab
 * (F2-36).
 */
export function AddressProperty({ page: { answer, property } }: { page: AddressPageModel }) {
  const { street, city, stateCode, house } = answer;
  const place = placeText(city, stateCode);
  const isNamed = house?.position != null;
  const grade = house?.property?.roiGrade ?? null;
  return (
    <section aria-labelledby="property">
      <SectionHead id="property" title={isNamed ? words.title : words.where} />
      <Card>
        <div className={styles.property}>
          <CardBody>
            <div className={styles.of}>
              <h3>{`${isNamed ? house.address : street}, ${place}`}</h3>
              {grade === null ? null : <Grade letter={grade as RoiGrade} />}
            </div>
            {property === null ? (
              <p>{isNamed ? words.none : words.roughly}</p>
            ) : (
              <PropertyReportOf property={property} />
            )}
          </CardBody>
          <AddressMap position={house?.position ?? answer.position} isExact={isNamed} place={place} />
        </div>
        <CardFoot>
          {property === null ? <PropertyLists answer={answer} place={place} /> : <PropertyWays property={property} />}
        </CardFoot>
      </Card>
    </section>
  );
}

/** What the report of the house's property holds, or that the reader may read it. */
function PropertyReportOf({ property: { isReadable, holds } }: { property: AddressPropertyModel }) {
  return isReadable ? <p>{words.readable}</p> : <PropertyTeaser holds={holds} />;
}

/** The homes of the street in the list of its place's properties, or the list if none of them is in it. */
function PropertyLists({ answer: { street, propertyPage }, place }: { answer: AddressSearchAnswer; place: string }) {
  if (propertyPage == null) return <a href={paths.propertySearch({ location: place })}>{words.inPlace(place)}</a>;
  return (
    <>
      <p>{words.onStreetText}</p>
      <a href={paths.propertySearch({ location: place, page: propertyPage, street })}>{words.onStreet(street)}</a>
    </>
  );
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

/** A picture of where the house is, or of the area around a vague position (F9-46). */
function AddressMap({
  position: { latitude, longitude },
  isExact,
  place,
}: {
  position: AddressSearchAnswer['position'];
  isExact: boolean;
  place: string;
}) {
  const picture = (theme: 'light' | 'dark') => paths.mapPicture({ theme, latitude, longitude, isVague: !isExact });
  return (
    <div className={styles.map}>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={picture('dark')} />
        <img
          src={picture('light')}
          alt={personMapCopy.label(place, !isExact)}
          width="1024"
          height="1024"
          loading="lazy"
        />
      </picture>
      {isExact ? null : (
        <span className={styles.note}>
          <Chip>{personMapCopy.approximate}</Chip>
        </span>
      )}
      <small className={styles.credit}>{personMapCopy.credit}</small>
    </div>
  );
}
