import { AccountCard } from '../../account/AccountCard.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { CheckMailPageModel, SiteModel } from '../page-model.ts';
import styles from './CheckMailNotice.module.css';
import { CheckMailNotice } from './CheckMailNotice.tsx';

/** After a sign-up that made no account: what to do now, whoever's address it was. */
export function CheckMailPage({ page, site }: { page: CheckMailPageModel; site: SiteModel }) {
  return (
    <AccountCard site={site}>
      <ServerHtml id="check-mail" sheets={[styles]}>
        {import.meta.env.SSR ? <CheckMailNotice {...page} propertySite={site.propertySite ?? null} /> : null}
      </ServerHtml>
    </AccountCard>
  );
}
