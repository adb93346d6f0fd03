import type { OutboxMail } from '../../../shared/contract/operations/mail.ts';
import local from '../../site/LocalContent.module.css';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import styles from './OutboxMails.module.css';
import { OutboxMails } from './OutboxMails.tsx';

/** The emails of a local run. */
export interface OutboxPageModel {
  readonly kind: 'outbox';
  readonly mails: readonly OutboxMail[];
}

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
