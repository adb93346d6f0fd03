import owner from '../../owners/Owner.module.css';
import report from '../../property/PropertyReport.module.css';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import chip from '../../ui/action/Chip.module.css';
import lampButton from '../../ui/action/LampLink.module.css';
import lampLink from '../../ui/action/LampLink.module.css';
import crumbs from '../../ui/navigation/Crumbs.module.css';
import card from '../../ui/surface/Card.module.css';
import body from '../../ui/surface/Card.module.css';
import foot from '../../ui/surface/Card.module.css';
import empty from '../../ui/surface/Card.module.css';
import disclaimer from '../../ui/surface/Disclaimer.module.css';
import sectionHead from '../../ui/surface/SectionHead.module.css';
import sideNote from '../../ui/surface/SideNote.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { AddressPageModel, SiteModel } from '../page-model.ts';
import { AddressContent } from './AddressContent.tsx';
import styles from './AddressPage.module.css';
import map from './AddressProperty.module.css';
import resident from './AddressResidents.module.css';

const SHEETS = [
  ...[resident, owner, report, card, body, foot, chip, crumbs, disclaimer, empty],
  ...[lampButton, lampLink, sectionHead, sideNote, map, styles],
];

/** Who lives and lived at an address, and what stands there (F2-16). Nothing on it changes in the browser. */
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
