import { billingCopy } from '../../shared/copy/billing/billing.ts';
import { paths } from '../../shared/urls/paths.ts';
import styles from './BillingNav.module.css';

const { nav } = billingCopy;
const LINKS = [
  ['credits', nav.credits, paths.purchaseCredits()],
  ['receipts', nav.receipts, paths.invoices()],
] as const;

export interface BillingPlace {
  /** which of the ways leads to the page that is open, or to its list; null for one that is none of them */
  readonly current: (typeof LINKS)[number][0] | null;
  /** the page that is open is one of a list */
  readonly isOfList?: boolean;
}

/** The ways between the pages of what is paid. */
export function BillingNav({ current, isOfList = false }: BillingPlace) {
  return (
    <nav className={styles.nav} aria-label={nav.label}>
      <ul>
        {LINKS.map(([name, text, href]) => (
          <li key={name}>
            <a href={href} aria-current={name !== current ? undefined : isOfList ? 'true' : 'page'}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
