import type { ReactNode } from 'react';
import type { SiteModel } from '../site/site-model.ts';
import { AccountCard } from './AccountCard.tsx';
import styles from './AccountForm.module.css';

/** A page with one narrow card that is a form by itself, and what follows it. */
export function FormCard({ site, children }: { site: SiteModel; children: ReactNode }) {
  return (
    <AccountCard site={site}>
      <div className={styles.form}>{children}</div>
    </AccountCard>
  );
}
