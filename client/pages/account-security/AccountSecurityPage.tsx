import { accountSecurityCopy as words } from '../../../shared/copy/account/account-security.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import { PasskeyManager } from '../../account/passkeys/PasskeyManager.tsx';
import { PASSKEYS_ID } from '../../account/passkeys/passkeys-model.ts';
import { Island } from '../../islands/Island.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { AccountSecurityPageModel } from './account-security-model.ts';
import { SecurityEmail } from './SecurityEmail.tsx';
import { SecurityPassword } from './SecurityPassword.tsx';
import { SecuritySessions } from './SecuritySessions.tsx';

/** How the owner of an account logs in: one part for each way, then where they are logged in. */
export function AccountSecurityPage({ page, site }: { page: AccountSecurityPageModel; site: SiteModel }) {
  return (
    <AccountLayout site={site} current="security">
      <AccountTitle title={words.title}>{words.lede}</AccountTitle>
      <AccountParts>
        {page.notice === null ? null : <Banner tone="ok">{page.notice}</Banner>}
        <SecurityEmail email={page.email} emailForm={page.emailForm} />
        <SecurityPassword {...page} />
        {page.passkeys === null ? null : (
          <Island id={PASSKEYS_ID}>
            <PasskeyManager model={page.passkeys} />
          </Island>
        )}
        <SecuritySessions sessions={page.sessions} />
      </AccountParts>
    </AccountLayout>
  );
}
