import { RecentViews } from '../../history/RecentViews.tsx';
import report from '../../property/PropertyReport.module.css';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import fields from '../../ui/list/FieldList.module.css';
import crumbs from '../../ui/navigation/Crumbs.module.css';
import card from '../../ui/surface/Card.module.css';
import foot from '../../ui/surface/Card.module.css';
import disclaimer from '../../ui/surface/Disclaimer.module.css';
import longText from '../../ui/text/LongText.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { PropertyPageModel, SiteModel } from '../page-model.ts';
import { PropertyContent } from './PropertyContent.tsx';
import styles from './PropertyPage.module.css';

const SHEETS = [card, crumbs, disclaimer, fields, foot, longText, report];

/** One property (F2-22): what everybody may know of it, or its whole report for who unlocked that of an owner. */
export function PropertyPage({ page, site }: { page: PropertyPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div className={styles.page}>
          <ServerHtml id="property" sheets={SHEETS}>
            {import.meta.env.SSR ? <PropertyContent page={page} /> : null}
          </ServerHtml>
          <div className={styles.recent}>
            <RecentViews look="rows" ownPath={page.path} />
          </div>
        </div>
      </Wrap>
    </SiteFrame>
  );
}
