import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { UnlockReportContent } from './UnlockReportContent.tsx';
import styles from './UnlockReportPage.module.css';
import type { UnlockReportPageModel } from './unlock-report-model.ts';

/** What a background credit opens, as a page: for browsers that have scripts off, and for links from receipts. */
export function UnlockReportPage({ page, site }: { page: UnlockReportPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="unlock-report" className={styles.narrow}>
          <UnlockReportContent page={page} />
        </div>
      </Wrap>
    </SiteFrame>
  );
}
