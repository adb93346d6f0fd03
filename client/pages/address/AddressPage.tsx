import { addressPageCopy as words } from '../../../shared/copy/search/address-page.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { AddressAsk } from './AddressAsk.tsx';
import { AddressHouse } from './AddressHouse.tsx';
import { AddressListed } from './AddressListed.tsx';
import { AddressNearby } from './AddressNearby.tsx';
import styles from './AddressPage.module.css';
import { AddressProperty } from './AddressProperty.tsx';
import { AddressSide } from './AddressSide.tsx';
import type { AddressPageModel } from './address-model.ts';
import { addressTrail } from './address-trail.ts';

/** A street, and who lives and lived in a house on it (F2-16). Nothing on the page changes in the browser. */
export function AddressPage({ page, site }: { page: AddressPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="address">
          <AddressContent page={page} />
        </div>
      </Wrap>
    </SiteFrame>
  );
}

/**
 * The content of the page, rendered only on the server. It lists no houses of the street: their numbers would tell a free
 * reader which one a person's page hides.
 */
function AddressContent({ page }: { page: AddressPageModel }) {
  const { house } = page.answer;
  return (
    <>
      <Crumbs {...addressTrail(page)} />
      <AddressHead page={page} />
      <div className={styles.split}>
        <div className={styles.main}>
          {house === null ? <AddressAsk page={page} /> : <AddressHouse house={house} page={page} />}
          {house?.position == null ? null : <AddressProperty page={page} address={house.address} />}
          <AddressListed page={page} />
          <AddressNearby page={page} />
        </div>
        <AddressSide page={page} />
      </div>
      <div className={styles.end}>
        <Disclaimer />
      </div>
    </>
  );
}

/** The street and its place, or the house. A street's page repeats the number that was asked for, and is otherwise the same. */
function AddressHead({ page: { answer, askedNumber } }: { page: AddressPageModel }) {
  const { street, city, stateCode, homes, house } = answer;
  if (house !== null) {
    return (
      <div className={styles.head}>
        <h1>{house.address}</h1>
        <p>{words.houseLede(`${city}, ${stateName(stateCode)}`, homes)}</p>
      </div>
    );
  }
  return (
    <div className={styles.head}>
      <h1>{words.streetTitle(street, placeText(city, stateCode).replaceAll(' ', '\u00a0'))}</h1>
      <p>{words.lede(homes)}</p>
      {askedNumber === null ? null : (
        <p className={styles.asked}>
          <Chip>{words.asked(askedNumber)}</Chip> {words.askedNote}
        </p>
      )}
    </div>
  );
}
