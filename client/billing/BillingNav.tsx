import { billingCopy } from '../../shared/copy/billing.ts';
import { paths } from '../../shared/urls/paths.ts';
import styles from './BillingNav.module.css';

const { nav } = billingCopy;
const LINKS = [
  ['credits', nav.credits, paths.purchaseCredits()],
  ['receipts', nav.receipts, paths.invoices()],
] as const;

/** The ways between the pages of what is paid; `current` is the one that is open, null for one that is none of them. */
export function BillingNav({ current }: { current: (typeof LINKS)[number][0] | null }) {
  return (
    <nav className={styles.nav} aria-label={nav.label}>
      <ul>
        {LINKS.map(([name, text, href]) => (
          <li key={name}>
            <a href={href} aria-current={name === current ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
