import type { ReactNode } from 'react';
import styles from './CardFoot.module.css';

/** The end of a card: a sentence, and the one way on. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
