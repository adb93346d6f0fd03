import { Children, type ReactNode } from 'react';
import { foldedListCopy } from '../../shared/copy/folded-list.ts';
import type { ListSection } from '../../shared/people/person-sections.ts';
import { classNames } from './class-names.ts';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

/** Where a narrow screen shows 1 item: how many a wide one shows, and what of the style sheet shows those between. */
const PEEKS = { 3: 'peek2', 6: 'peek5' } as const;

/** How many items a list shows before it is opened, from 768 px on and below: what the style sheet can show, no other. */
export type ListLimit =
  | { readonly wide: 2; readonly narrow: 2 }
  | { readonly wide: 3; readonly narrow: 3 }
  | { readonly wide: 6; readonly narrow: 6 }
  | { readonly wide: keyof typeof PEEKS; readonly narrow: 1 };

/**
 * A list that folds and unfolds (P4-089): its tail stands behind 'View N More' (P4-091), 'View All' or 'Show more'
 * (P4-093), a native details that opens without scripts (P4-090). Where the limit is larger on wide screens, the first
 * items of the closed tail show there through ::details-content; a browser without it shows the narrow limit.
 */
export function Disclosure({
  limit,
  listClass,
  label = 'more',
  name,
  children,
}: {
  limit: ListLimit;
  listClass?: string | undefined;
  label?: keyof typeof foldedListCopy;
  /** what the events of the page call this list */
  name?: ListSection;
  children: ReactNode;
}) {
  const items = Children.toArray(children);
  const tail = items.slice(limit.narrow);
  const hiddenWide = Math.max(0, items.length - limit.wide);
  const peek = limit.narrow === 1 ? styles[PEEKS[limit.wide]] : undefined;
  const words = foldedListCopy[label];
  return (
    <>
      <ul className={listClass}>{items.slice(0, limit.narrow)}</ul>
      {tail.length === 0 ? null : (
        <details className={classNames(styles.more, peek, hiddenWide === 0 && styles.fits)} data-list={name}>
          <summary>
            {hiddenWide === tail.length ? (
              <span className={styles.closed}>{words.open(tail.length)}</span>
            ) : (
              <>
                {hiddenWide === 0 ? null : <span className={styles.wide}>{words.open(hiddenWide)}</span>}
                <span className={styles.narrow}>{words.open(tail.length)}</span>
              </>
            )}
            <span className={styles.opened}>{words.close}</span>
            <Icon name="down" size={16} />
          </summary>
          <ul className={listClass}>{tail}</ul>
        </details>
      )}
    </>
  );
}
