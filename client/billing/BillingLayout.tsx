import type { ReactNode } from 'react';
import { billingCopy } from '../../shared/copy/billing/billing.ts';
import { paths } from '../../shared/urls/paths.ts';
import { ServerHtml } from '../ui/text/ServerHtml.tsx';
import styles from './BillingLayout.module.css';
import nav from './BillingLayout.module.css';

/** A page about what is paid: the ways between such pages beside it, above it where there is no room. */
export function BillingLayout({ children, ...place }: BillingPlace & { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <ServerHtml id="billing-nav" sheets={[nav]}>
        {import.meta.env.SSR ? <BillingNav {...place} /> : null}
      </ServerHtml>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

const { nav: words } = billingCopy;
const LINKS = [
  ['credits', words.credits, paths.purchaseCredits()],
  ['receipts', words.receipts, paths.invoices()],
] as const;

interface BillingPlace {
  /** which of the ways leads to the page that is open, or to its list; null for one that is none of them */
  readonly current: (typeof LINKS)[number][0] | null;
  /** the page that is open is one of a list */
  readonly isOfList?: boolean;
}

/** The ways between the pages of what is paid. */
function BillingNav({ current, isOfList = false }: BillingPlace) {
  return (
    <nav className={styles.nav} aria-label={words.label}>
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
