import type { ReactNode } from 'react';
import styles from './CardBody.module.css';

/** The padded inside of a card. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
