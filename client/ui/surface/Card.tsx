import type { ReactNode } from 'react';
import { Icon } from '../text/Icon.tsx';
import type { IconName } from '../text/icon-paths.ts';
import styles from './Card.module.css';

/** A sheet of paper. The parent sets the space around it. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

/** The padded inside of a card. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** The end of a card: a sentence and the next step. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

/** Inside a card: what is missing, and the next step if there is one. */
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
