import { Children, type ReactNode } from 'react';
import { formatCount } from '../../shared/copy/numbers.ts';
import type { ListSection } from '../../shared/people/person-sections.ts';
import { classNames } from './class-names.ts';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

/** How many items a list shows before it is opened, from 768 px on and below. */
export interface ListLimit {
  readonly wide: number;
  readonly narrow: number;
}

/** What the control of a list says: 'View N More' (P4-091), or without a number (P4-093). */
const LABELS = {
  more: { open: (hidden: number) => `View ${formatCount(hidden)} More`, close: 'View Less' },
  all: { open: () => 'View All', close: 'View Less' },
  show: { open: () => 'Show more', close: 'Show less' },
} as const;

const PEEKS: Readonly<Record<number, string | undefined>> = { 0: 'peek0', 2: 'peek2', 5: 'peek5' };

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
  label?: keyof typeof LABELS;
  /** what the events of the page call this list */
  name?: ListSection;
  children: ReactNode;
}) {
  const items = Children.toArray(children);
  const tail = items.slice(limit.narrow);
  const hiddenWide = Math.max(0, items.length - limit.wide);
  const peek = styles[PEEKS[limit.wide - limit.narrow] ?? 'peek0'];
  const words = LABELS[label];
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
                <span className={styles.wide}>{words.open(hiddenWide)}</span>
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
