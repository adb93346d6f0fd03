import type { ReactNode } from 'react';
import { ServerHtml } from '../ui/text/ServerHtml.tsx';
import styles from './BillingLayout.module.css';
import nav from './BillingNav.module.css';
import { BillingNav, type BillingPlace } from './BillingNav.tsx';

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
