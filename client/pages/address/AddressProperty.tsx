import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import { personMapCopy } from '../../../shared/copy/person/person-map.ts';
import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { lowestScoreOf, type RoiGrade } from '../../../shared/property/roi-grade.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { PropertyTeaser } from '../../property/PropertyTeaser.tsx';
import { RoiGauge } from '../../property/RoiGauge.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import { LampLink } from '../../ui/action/LampLink.tsx';
import { Card, CardBody, CardFoot } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import styles from './AddressProperty.module.css';
import type { AddressPageModel } from './address-model.ts';

const words = addressPageCopy.property;

/**
 * Where a street is, roughly; and once somebody of the house is named, its property: the grade, what its report contains,
 * and the exact place. The report opens in a new tab (F2-36).
 */
export function AddressProperty({ page: { answer, propertyHref } }: { page: AddressPageModel }) {
  const { street, city, stateCode, house } = answer;
  const place = placeText(city, stateCode);
  const isNamed = house?.position != null;
  const property = house?.property ?? null;
  return (
    <section aria-labelledby="property">
      <SectionHead id="property" title={isNamed ? words.title : words.where} />
      <Card>
        <div className={styles.property}>
          <CardBody>
            <div className={styles.of}>
              <h3>{`${street}, ${place}`}</h3>
              {property?.roiGrade == null ? null : <Grade letter={property.roiGrade as RoiGrade} />}
            </div>
            {property === null ? <p>{isNamed ? words.none : words.roughly}</p> : <PropertyTeaser holds={null} />}
          </CardBody>
          <AddressMap position={house?.position ?? answer.position} isExact={isNamed} place={place} />
        </div>
        <CardFoot>
          {propertyHref === null ? (
            <a href={paths.propertySearch({ location: place })}>{words.inPlace(place)}</a>
          ) : (
            <LampLink href={propertyHref} isNewWindow>
              {words.report}
            </LampLink>
          )}
        </CardFoot>
      </Card>
    </section>
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
