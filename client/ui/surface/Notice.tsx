import type { ReactNode } from 'react';
import { Lantern } from '../text/Lantern.tsx';
import styles from './Notice.module.css';

/** A page that has nothing to show but why: lantern, small label, title, words, ways on. */
export function Notice({
  isLit,
  label,
  title,
  actions,
  children,
}: {
  isLit: boolean;
  label: string;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.notice}>
      <Lantern isLit={isLit} isLarge />
      <p className={styles.label}>{label}</p>
      <h1>{title}</h1>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
