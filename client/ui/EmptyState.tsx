import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon, type IconName } from './Icon.tsx';

/** What is missing, and one next step where there is one. Stands in a card. */
export function EmptyState({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
      {children}
    </div>
  );
}
