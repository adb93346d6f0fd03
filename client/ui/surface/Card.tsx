import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A sheet of paper. Whoever places it decides about the space around. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

/** The padded inside of a card. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** The end of a card: a sentence, and the one way on. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
