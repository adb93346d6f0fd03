import fields from '../../property/PropertyReport.module.css';
import details from '../../records/RecordDetails.module.css';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import card from '../../ui/Card.module.css';
import cardBody from '../../ui/CardBody.module.css';
import chip from '../../ui/Chip.module.css';
import crumbs from '../../ui/Crumbs.module.css';
import disclaimer from '../../ui/Disclaimer.module.css';
import fieldList from '../../ui/FieldList.module.css';
import longText from '../../ui/LongText.module.css';
import { ServerHtml } from '../../ui/ServerHtml.tsx';
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
