import owner from '../../owners/Owner.module.css';
import report from '../../property/PropertyReport.module.css';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import card from '../../ui/Card.module.css';
import body from '../../ui/CardBody.module.css';
import foot from '../../ui/CardFoot.module.css';
import chip from '../../ui/Chip.module.css';
import crumbs from '../../ui/Crumbs.module.css';
import disclaimer from '../../ui/Disclaimer.module.css';
import empty from '../../ui/EmptyState.module.css';
import lampButton from '../../ui/LampButton.module.css';
import lampLink from '../../ui/LampLink.module.css';
import sectionHead from '../../ui/SectionHead.module.css';
import { ServerHtml } from '../../ui/ServerHtml.tsx';
import sideNote from '../../ui/SideNote.module.css';
import type { AddressPageModel, SiteModel } from '../page-model.ts';
import { AddressContent } from './AddressContent.tsx';
import map from './AddressMap.module.css';
import styles from './AddressPage.module.css';
import resident from './AddressResident.module.css';

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
