import type { ReactNode } from 'react';
import { billingCopy } from '../../shared/copy/billing/billing.ts';
import { paths } from '../../shared/urls/paths.ts';
import styles from './BillingLayout.module.css';

interface BillingPlace {
  /** the link to the current page, or to its list; null for a page without a link */
  readonly current: 'credits' | 'receipts' | null;
  /** the current page is an item of that list */
  readonly isOfList?: boolean;
}

/** A billing page: links between the billing pages beside it, or above it on narrow screens. */
export function BillingLayout({ children, ...place }: BillingPlace & { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div id="billing-nav">
        <BillingNav {...place} />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

function BillingNav({ current, isOfList = false }: BillingPlace) {
  // In here, so that the build drops them with this function.
  const { nav: words } = billingCopy;
  const links = [
    ['credits', words.credits, paths.purchaseCredits()],
    ['receipts', words.receipts, paths.invoices()],
  ] as const;
  return (
    <nav className={styles.nav} aria-label={words.label}>
      <ul>
        {links.map(([name, text, href]) => (
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
