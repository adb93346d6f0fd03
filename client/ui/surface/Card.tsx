import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A sheet of paper. Whoever places it decides about the space around. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
