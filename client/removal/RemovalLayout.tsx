import type { ReactNode } from 'react';
import styles from './RemovalLayout.module.css';

/** A page that asks for something, with notes beside it: a title, a sentence, the forms, the notes. */
export function RemovalLayout({
  title,
  lede,
  help,
  aside,
  children,
}: {
  title: ReactNode;
  lede: string;
  /** what the notes are, for screen readers */
  help: string;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p>{lede.trim()}</p>
      </div>
      <div className={styles.split}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.aside} aria-label={help}>
          {aside}
        </aside>
      </div>
    </>
  );
}
