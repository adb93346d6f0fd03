import type { ReactNode } from 'react';
import { guideCopy } from '../../shared/copy/site/guide.ts';
import styles from './GuideFrame.module.css';

/** An entry of the contents; `note` stands at its end. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
}

/**
 * A long page that explains something: its title, then its sections beside the list of them, which is above them on narrow
 * screens and not printed. Plain HTML, all of it open, so that a browser's own search finds every word.
 */
export function GuideFrame({
  id,
  title,
  lede,
  contents,
  children,
}: {
  id: string;
  title: string;
  lede: string;
  contents: readonly Entry[];
  children: ReactNode;
}) {
  return (
    <div id={id}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p>{lede}</p>
      </div>
      <div className={styles.page}>
        <nav className={styles.contents} aria-label={guideCopy.contents}>
          <h2>{guideCopy.contents}</h2>
          <ul>
            {contents.map((entry) => (
              <li key={entry.id}>
                <a href={`#${entry.id}`}>{entry.title}</a>
                {entry.note === undefined ? null : <small>{entry.note}</small>}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>{children}</div>
      </div>
    </div>
  );
}
