import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import button from '../../ui/action/Button.module.css';
import banner from '../../ui/surface/Banner.module.css';
import card from '../../ui/surface/Card.module.css';
import lantern from '../../ui/text/Lantern.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import { UnlockReportContent } from './UnlockReportContent.tsx';
import styles from './UnlockReportPage.module.css';
import type { UnlockReportPageModel } from './unlock-report-model.ts';

const SHEETS = [banner, button, card, lantern, styles];

/** What a background credit opens, as a page: for browsers that have scripts off, and for links from receipts. */
export function UnlockReportPage({ page, site }: { page: UnlockReportPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="unlock-report" className={styles.narrow} sheets={SHEETS}>
          {import.meta.env.SSR ? <UnlockReportContent page={page} /> : null}
        </ServerHtml>
      </Wrap>
    </SiteFrame>
  );
}
