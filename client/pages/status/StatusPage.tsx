import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { SecurityCounts, type StatusPageModel } from './SecurityCounts.tsx';

/** What the workers refused in a local run. */
export function StatusPage({ page, site }: { page: StatusPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="status">
          <SecurityCounts rows={page.security} />
        </div>
      </Wrap>
    </SiteFrame>
  );
}
