import type { ReactNode } from 'react';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './BrowseFold.module.css';

/**
 * A group of a long list that folds, without scripts: its title and how many are in it. What is folded is in the page,
 * for search engines and for the browser's own search.
 */
export function BrowseFold({
  id,
  title,
  note,
  isOpen,
  children,
}: {
  /** what a link to the group leads to: browsers open a group whose inside a link names */
  id?: string | undefined;
  title: string;
  /** at the end of the line: '7 homes' */
  note: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        <span>{title}</span>
        <small>{note}</small>
        <Icon name="down" size={16} />
      </summary>
      <div id={id} className={styles.inside}>
        {children}
      </div>
    </details>
  );
}
