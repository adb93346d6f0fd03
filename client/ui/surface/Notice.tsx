import type { ReactNode } from 'react';
import { Lantern } from '../text/Lantern.tsx';
import styles from './Notice.module.css';

/** A page that can only explain why it is empty: lantern, small label, title, text, next steps. */
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
