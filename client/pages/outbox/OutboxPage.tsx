import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { OutboxPageModel, SiteModel } from '../page-model.ts';
import styles from './OutboxMails.module.css';
import { OutboxMails } from './OutboxMails.tsx';

/** The mails of a local run. */
export function OutboxPage({ page, site }: { page: OutboxPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="outbox" sheets={[styles]}>
          {import.meta.env.SSR ? <OutboxMails mails={page.mails} /> : null}
        </ServerHtml>
      </Wrap>
    </SiteFrame>
  );
}
