import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

/** A section's heading with its count, and a chip at the end. The id is the section's anchor and label. */
export function SectionHead({
  id,
  title,
  count,
  children,
}: {
  id: string;
  title: string;
  count?: string | number | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <h2 id={id}>
        {title}
        {count === undefined ? null : <span className={styles.count}>{` ${count}`}</span>}
      </h2>
      {children}
    </div>
  );
}
