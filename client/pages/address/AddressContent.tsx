import { addressPageCopy as words } from '../../../shared/copy/search/address-page.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import type { AddressPageModel } from '../page-model.ts';
import styles from './AddressPage.module.css';
import { AddressProperty } from './AddressProperty.tsx';
import { AddressResidents } from './AddressResidents.tsx';

/**
 * All that stands on the page of an address, made on the server alone. Other houses of the street are not named: their
 * numbers would tell a free reader which one a person's page hides.
 */
export function AddressContent({ page }: { page: AddressPageModel }) {
  const { street, city, stateCode, residentsCount, pastResidentsCount } = page.answer;
  const { isOpen } = routeRow('opt-out');
  const aside = words.doYouLiveHere;
  // The page of the city may not exist: nobody has to live there now.
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
