import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { PageEvents } from './PageEvents.tsx';
import type { PageEventsPageModel } from './page-events-model.ts';

/** What pages did in a local run. */
export function PageEventsPage({ page, site }: { page: PageEventsPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="page-events">
          <PageEvents page={page} />
        </div>
      </Wrap>
    </SiteFrame>
  );
}
