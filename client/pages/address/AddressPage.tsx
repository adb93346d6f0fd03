import { addressPageCopy as words } from '../../../shared/copy/search/address-page.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import owner from '../../owners/Owner.module.css';
import report from '../../property/PropertyReport.module.css';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import chip from '../../ui/action/Chip.module.css';
import lamp from '../../ui/action/LampLink.module.css';
import crumbs from '../../ui/navigation/Crumbs.module.css';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import card from '../../ui/surface/Card.module.css';
import disclaimer from '../../ui/surface/Disclaimer.module.css';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import sectionHead from '../../ui/surface/SectionHead.module.css';
import sideNote from '../../ui/surface/SideNote.module.css';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import styles from './AddressPage.module.css';
import property from './AddressProperty.module.css';
import { AddressProperty } from './AddressProperty.tsx';
import resident from './AddressResidents.module.css';
import { AddressResidents } from './AddressResidents.tsx';
import type { AddressPageModel } from './address-model.ts';

const SHEETS = [
  ...[resident, owner, report, card, chip, crumbs, disclaimer],
  ...[lamp, sectionHead, sideNote, property, styles],
];

/** Who lives and lived at an address, and the property there (F2-16). Nothing on the page changes in the browser. */
export function AddressPage({ page, site }: { page: AddressPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="address" sheets={SHEETS}>
          {import.meta.env.SSR ? <AddressContent page={page} /> : null}
        </ServerHtml>
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
