import { AccountCard } from '../../account/AccountCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import styles from './CheckMailNotice.module.css';
import { CheckMailNotice, type CheckMailPageModel } from './CheckMailNotice.tsx';

/** After a sign-up that created no account: what to do now, whoever owns the address. */
export function CheckMailPage({ page, site }: { page: CheckMailPageModel; site: SiteModel }) {
  return (
    <AccountCard site={site}>
      <ServerHtml id="check-mail" sheets={[styles]}>
        {import.meta.env.SSR ? <CheckMailNotice {...page} propertySite={site.propertySite ?? null} /> : null}
      </ServerHtml>
    </AccountCard>
  );
}
