import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Status } from './Status.tsx';
import type { StatusPageModel } from './status-model.ts';

/** What the workers measured and refused in a local run. */
export function StatusPage({ page, site }: { page: StatusPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="status">
          <Status page={page} />
        </div>
      </Wrap>
    </SiteFrame>
  );
}
