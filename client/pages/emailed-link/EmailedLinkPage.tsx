import { AccountCard } from '../../account/AccountCard.tsx';
import { EmailedLinkForm } from '../../account/EmailedLinkForm.tsx';
import { Island } from '../../islands/Island.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { EMAILED_LINK_ID, type EmailedLinkPageModel } from './emailed-link-model.ts';

/** What a link from an email opens. */
export function EmailedLinkPage({ page, site }: { page: EmailedLinkPageModel; site: SiteModel }) {
  return (
    <AccountCard site={site}>
      <Island id={EMAILED_LINK_ID}>
        <EmailedLinkForm page={page} />
      </Island>
    </AccountCard>
  );
}
