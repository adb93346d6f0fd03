import type { ReactNode } from 'react';
import { Icon, type IconName } from '../text/Icon.tsx';
import styles from './EmptyState.module.css';

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
