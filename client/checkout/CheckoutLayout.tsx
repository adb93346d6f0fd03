import type { ReactNode } from 'react';
import styles from './CheckoutLayout.module.css';

/** The form of a checkout, and beside it, or below where there is no room, what one gets. */
export function CheckoutLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>{children}</div>
      {aside}
    </div>
  );
}
