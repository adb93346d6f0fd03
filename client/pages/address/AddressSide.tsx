import { addressPageCopy as words } from '../../../shared/copy/search/address-page.ts';
import { REPORT_ACCESS_DAYS } from '../../../shared/people/report-state.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { PlaceMap } from '../../maps/PlaceMap.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import styles from './AddressPage.module.css';
import type { AddressPageModel } from './address-model.ts';

/**
 * Beside the lists: where the street is, roughly, or the exact place once somebody of the house is named; the property
 * reports of its homes; and how people can remove themselves.
 */
export function AddressSide({ page }: { page: AddressPageModel }) {
  const { answer, mapNames } = page;
  const { street, city, stateCode, house } = answer;
  const exact = house?.position ?? null;
  return (
    <aside className={styles.side} aria-label={words.aboutStreet}>
      <PlaceMap
        position={exact ?? answer.position}
        isExact={exact !== null}
        name={house?.address ?? street}
        place={placeText(city, stateCode)}
        names={mapNames}
      />
      {page.property === null ? <PropertyNote page={page} /> : null}
      <SideNote {...words.doYouLiveHere} href={paths.optOut({ part: 'addresses' })} />
    </aside>
  );
}

/** What a property report holds and costs, the homes of the street that have one, and a sample. */
function PropertyNote({ page: { answer, propertyPrice, sampleHref } }: { page: AddressPageModel }) {
  const { street, city, stateCode, propertyPage } = answer;
  const { reportTitle, reportText, reportPrice, onStreet, inPlace, sample } = words.property;
  const place = placeText(city, stateCode);
  const text = propertyPrice === null ? reportText : `${reportText} ${reportPrice(propertyPrice, REPORT_ACCESS_DAYS)}`;
  return (
    <SideNote title={reportTitle} text={text}>
      <p className={styles.ways}>
        {propertyPage == null ? (
          <ButtonLink size="small" href={paths.propertySearch({ location: place })}>
            {inPlace(place)}
          </ButtonLink>
        ) : (
          <ButtonLink size="small" href={paths.propertySearch({ location: place, page: propertyPage, street })}>
            {onStreet(street)}
          </ButtonLink>
        )}
        <a href={sampleHref}>{sample}</a>
      </p>
    </SideNote>
  );
}
