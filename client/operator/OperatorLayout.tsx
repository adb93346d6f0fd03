import type { ReactNode } from 'react';
import { operatorCopy } from '../../shared/copy/operator/operator.ts';
import { SiteFrame } from '../site/SiteFrame.tsx';
import type { SiteModel } from '../site/site-model.ts';
import { Wrap } from '../site/Wrap.tsx';
import { SideNavLayout } from '../ui/navigation/SideNavLayout.tsx';
import { OPERATOR_LINKS, type OperatorPlace } from './operator-links.ts';

/** A page for those who work for the operator, with links to the others. Server-rendered only. */
export function OperatorLayout({
  site,
  current,
  isOfList = false,
  children,
}: {
  site: SiteModel;
  current: OperatorPlace;
  /** the page is an item of that place's list */
  isOfList?: boolean;
  children: ReactNode;
}) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <SideNavLayout
          id="operator-nav"
          label={operatorCopy.nav}
          links={OPERATOR_LINKS}
          current={current}
          isOfList={isOfList}
        >
          {children}
        </SideNavLayout>
      </Wrap>
    </SiteFrame>
  );
}
