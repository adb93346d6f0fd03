import type { ReactNode } from 'react';
import styles from './LocalContent.module.css';

/** What a page that exists only in a local run shows: its title, what it is for, and `children`. Server-rendered only. */
export function LocalContent({
  copy: { title, description },
  children,
}: {
  copy: { readonly title: string; readonly description: string };
  children: ReactNode;
}) {
  return (
    <div className={styles.local}>
      <h1>{title}</h1>
      <p>{description}</p>
      {children}
    </div>
  );
}
