import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { OutboxMails, type OutboxPageModel } from './OutboxMails.tsx';

/** The emails and text messages of a local run. */
export function OutboxPage({ page, site }: { page: OutboxPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="outbox">
          <OutboxMails mails={page.mails} texts={page.texts} />
        </div>
      </Wrap>
    </SiteFrame>
  );
}
