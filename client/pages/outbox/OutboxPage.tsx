import local from '../../site/LocalContent.module.css';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import styles from './OutboxMails.module.css';
import { OutboxMails, type OutboxPageModel } from './OutboxMails.tsx';

/** The emails of a local run. */
export function OutboxPage({ page, site }: { page: OutboxPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="outbox" sheets={[local, styles]}>
          {import.meta.env.SSR ? <OutboxMails mails={page.mails} /> : null}
        </ServerHtml>
      </Wrap>
    </SiteFrame>
  );
}
