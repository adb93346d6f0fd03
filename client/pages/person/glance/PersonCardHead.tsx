import type { ReactNode } from 'react';
import styles from './PersonCardHead.module.css';

export function PersonCardHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
