import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import button from '../../ui/action/Button.module.css';
import banner from '../../ui/surface/Banner.module.css';
import card from '../../ui/surface/Card.module.css';
import lantern from '../../ui/text/Lantern.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { SiteModel, UnlockReportPageModel } from '../page-model.ts';
import { UnlockReportContent } from './UnlockReportContent.tsx';
import styles from './UnlockReportPage.module.css';

const SHEETS = [banner, button, card, lantern, styles];

/** What a background credit opens, as a page: the way of who has no scripts, and from a receipt. */
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
