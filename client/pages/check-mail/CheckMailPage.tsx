import { AccountCard } from '../../account/AccountCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { CheckMailNotice, type CheckMailPageModel } from './CheckMailNotice.tsx';

/** After a sign-up that created no account: what to do now, whoever owns the address. */
export function CheckMailPage({ page, site }: { page: CheckMailPageModel; site: SiteModel }) {
  return (
    <AccountCard site={site}>
      <div id="check-mail">
        <CheckMailNotice {...page} propertySite={site.propertySite ?? null} />
      </div>
    </AccountCard>
  );
}
