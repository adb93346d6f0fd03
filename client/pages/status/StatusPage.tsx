import local from '../../site/LocalContent.module.css';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import styles from './SecurityCounts.module.css';
import { SecurityCounts, type StatusPageModel } from './SecurityCounts.tsx';

/** What the workers refused in a local run. */
export function StatusPage({ page, site }: { page: StatusPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="status" sheets={[local, styles]}>
          {import.meta.env.SSR ? <SecurityCounts rows={page.security} /> : null}
        </ServerHtml>
      </Wrap>
    </SiteFrame>
  );
}
