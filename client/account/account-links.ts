import type { SessionScope } from '../../shared/contract/account.ts';
import { accountNavCopy as words } from '../../shared/copy/account/account.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { SideLink } from '../ui/navigation/SideNavLayout.tsx';

/** Where an account's pages are, in the order of the menu and of the links beside them. */
export type AccountPlace =
  | 'overview'
  | 'contacts'
  | 'purchases'
  | 'monitored'
  | 'plan'
  | 'speed-search'
  | 'ledger'
  | 'receipts'
  | 'security'
  | 'data';

/** The links for a viewer; a buyer whose address is not proven gets those to what they bought. */
export function accountLinks(scope: SessionScope | undefined): readonly (SideLink & { readonly name: AccountPlace })[] {
  const overview = { name: 'overview', text: words.overview, href: paths.account() } as const;
  const contacts = { name: 'contacts', text: words.contacts, href: paths.contactLists() } as const;
  const purchases = { name: 'purchases', text: words.purchases, href: paths.purchases() } as const;
  const monitored = { name: 'monitored', text: words.monitored, href: paths.monitoredReports() } as const;
  const plan = { name: 'plan', text: words.plan, href: paths.managePlan() } as const;
  const speed = { name: 'speed-search', text: words.speedSearch, href: paths.speedSearch() } as const;
  const ledger = { name: 'ledger', text: words.ledger, href: paths.accountLedger() } as const;
  const receipts = { name: 'receipts', text: words.receipts, href: paths.invoices() } as const;
  if (scope === 'purchase') return [overview, purchases, contacts, monitored, plan, speed, ledger, receipts];
  return [
    overview,
    purchases,
    contacts,
    monitored,
    plan,
    speed,
    ledger,
    receipts,
    { name: 'security', text: words.security, href: paths.accountSecurity() },
    { name: 'data', text: words.data, href: paths.accountData() },
  ];
}
