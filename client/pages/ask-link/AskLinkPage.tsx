import { AccountCard } from '../../account/AccountCard.tsx';
import { Island } from '../../islands/Island.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { ASK_LINK_ID, AskLinkPageForm } from './AskLinkPageForm.tsx';
import type { AskLinkPageModel } from './ask-link-model.ts';

/** Asks for a link by email: to log in once, or to set a new password. */
export function AskLinkPage({ page, site }: { page: AskLinkPageModel; site: SiteModel }) {
  return (
    <AccountCard site={site}>
      <Island id={ASK_LINK_ID}>
        <AskLinkPageForm page={page} />
      </Island>
    </AccountCard>
  );
}
