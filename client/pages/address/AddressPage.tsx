import { addressPageCopy as words } from '../../../shared/copy/search/address-page.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import { AddressHouse } from './AddressHouse.tsx';
import { AddressListed } from './AddressListed.tsx';
import styles from './AddressPage.module.css';
import { AddressProperty } from './AddressProperty.tsx';
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
  const { street, city, stateCode, homes, house } = page.answer;
  return (
    <>
      <Crumbs {...addressTrail(page)} />
      <div className={styles.head}>
        <h1>{house?.address ?? street}</h1>
        <p>{words.lede(`${city}, ${stateName(stateCode)}`, homes)}</p>
      </div>
      <div className={styles.split}>
        <div className={styles.main}>
          {house === null ? null : <AddressHouse house={house} page={page} />}
          <AddressListed page={page} />
          <AddressProperty page={page} />
          <Disclaimer />
        </div>
        <aside aria-label={words.doYouLiveHere.title}>
          <SideNote {...words.doYouLiveHere} href={paths.optOut({ part: 'addresses' })} />
        </aside>
      </div>
    </>
  );
}
