import type { ReactNode } from 'react';
import styles from './Wrap.module.css';

/** The page's width and gutters. `hasEnd` leaves space above the footer. */
export function Wrap({ children, hasEnd = false }: { children: ReactNode; hasEnd?: boolean }) {
  return <div className={hasEnd ? `${styles.wrap} ${styles.end}` : styles.wrap}>{children}</div>;
}
