import type { ReactNode } from 'react';
import { billingCopy } from '../../shared/copy/billing/billing.ts';
import { paths } from '../../shared/urls/paths.ts';
import { SideNavLayout } from '../ui/navigation/SideNavLayout.tsx';

interface BillingPlace {
  /** the link to the current page; null for a page without a link */
  readonly current: 'credits' | null;
}

/** A page where something is sold to viewers with an account. */
export function BillingLayout({ current, children }: BillingPlace & { children: ReactNode }) {
  const { nav: words } = billingCopy;
  const links = [
    { name: 'plan', text: words.plan, href: paths.managePlan() },
    { name: 'credits', text: words.credits, href: paths.purchaseCredits() },
    { name: 'receipts', text: words.receipts, href: paths.invoices() },
  ];
  return (
    <SideNavLayout id="billing-nav" label={words.label} links={links} current={current}>
      {children}
    </SideNavLayout>
  );
}
