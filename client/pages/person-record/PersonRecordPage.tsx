import fields from '../../property/PropertyReport.module.css';
import details from '../../records/RecordDetails.module.css';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import chip from '../../ui/action/Chip.module.css';
import fieldList from '../../ui/list/FieldList.module.css';
import crumbs from '../../ui/navigation/Crumbs.module.css';
import card from '../../ui/surface/Card.module.css';
import cardBody from '../../ui/surface/Card.module.css';
import disclaimer from '../../ui/surface/Disclaimer.module.css';
import longText from '../../ui/text/LongText.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { PersonRecordPageModel, SiteModel } from '../page-model.ts';
import { PersonRecordContent } from './PersonRecordContent.tsx';
import styles from './PersonRecordPage.module.css';

const SHEETS = [card, cardBody, chip, crumbs, details, disclaimer, fieldList, fields, longText];

/** One record of an open report as a page. Nothing of it is drawn by the browser. */
export function PersonRecordPage({ page, site }: { page: PersonRecordPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="person-record" className={styles.page} sheets={SHEETS}>
          {import.meta.env.SSR ? <PersonRecordContent page={page} /> : null}
        </ServerHtml>
      </Wrap>
    </SiteFrame>
  );
}
