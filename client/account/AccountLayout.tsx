import type { ReactNode } from 'react';
import { accountNavCopy } from '../../shared/copy/account/account.ts';
import { SiteFrame } from '../site/SiteFrame.tsx';
import type { SiteModel } from '../site/site-model.ts';
import { Wrap } from '../site/Wrap.tsx';
import { SideNavLayout } from '../ui/navigation/SideNavLayout.tsx';
import { type AccountPlace, accountLinks } from './account-links.ts';

/** A page of an account, with links to the others. */
export function AccountLayout({
  site,
  current,
  isOfList = false,
  children,
}: {
  site: SiteModel;
  current: AccountPlace;
  /** the page is an item of that place's list */
  isOfList?: boolean;
  children: ReactNode;
}) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <SideNavLayout
          id="account-nav"
          label={accountNavCopy.label}
          links={accountLinks(site.viewer?.scope)}
          current={current}
          isOfList={isOfList}
        >
          {children}
        </SideNavLayout>
      </Wrap>
    </SiteFrame>
  );
}
