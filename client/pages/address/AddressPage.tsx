import { addressPageCopy as words } from '../../../shared/copy/search/address-page.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import styles from './AddressPage.module.css';
import { AddressProperty } from './AddressProperty.tsx';
import { AddressResidents } from './AddressResidents.tsx';
import type { AddressPageModel } from './address-model.ts';

/** Who lives and lived at an address, and the property there (F2-16). Nothing on the page changes in the browser. */
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
 * The content of an address page, rendered only on the server. It lists no other houses on the street: their numbers would
 * tell a free reader which one a person's page hides.
 */
function AddressContent({ page }: { page: AddressPageModel }) {
  const { street, city, stateCode, residentsCount, pastResidentsCount } = page.answer;
  const { isOpen } = routeRow('opt-out');
  const aside = words.doYouLiveHere;
  // The city's page may not exist if nobody lives there now.
  const ways = [
    { name: words.crumb, path: paths.addressSearch() },
    { name: stateName(stateCode), path: paths.whitePages({ location: stateCode }) },
  ];
  return (
    <>
      <Crumbs crumbs={ways} here={street} />
      <div className={styles.head}>
        <h1>{street}</h1>
        <p>{words.lede(`${city}, ${stateName(stateCode)}`, residentsCount, pastResidentsCount)}</p>
      </div>
      <div className={styles.split}>
        <div className={styles.main}>
          <AddressResidents page={page} />
          <AddressProperty page={page} />
          <Disclaimer />
        </div>
        <aside aria-label={aside.title}>
          <SideNote
            title={aside.title}
            text={isOpen ? aside.textOpen : aside.textClosed}
            link={isOpen ? aside.linkOpen : aside.linkClosed}
            href={paths.optOut()}
          />
        </aside>
      </div>
    </>
  );
}
