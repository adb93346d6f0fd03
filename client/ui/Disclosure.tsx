import { Children, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

/** How many items a list shows before it is opened, from 768 px on and below. */
export interface ListLimit {
  readonly wide: number;
  readonly narrow: number;
}

const PEEKS: Readonly<Record<number, string | undefined>> = { 0: 'peek0', 2: 'peek2', 5: 'peek5' };

/**
 * A list whose tail stands behind 'View N More' (P4-091), a native details that opens without scripts (P4-090). Where
 * the limit is larger on wide screens, the first items of the closed tail show there through ::details-content; a
 * browser without it shows the narrow limit.
 */
export function Disclosure({
  limit,
  listClass,
  children,
}: {
  limit: ListLimit;
  listClass?: string | undefined;
  children: ReactNode;
}) {
  const items = Children.toArray(children);
  const tail = items.slice(limit.narrow);
  const hiddenWide = Math.max(0, items.length - limit.wide);
  const peek = styles[PEEKS[limit.wide - limit.narrow] ?? 'peek0'];
  return (
    <>
      <ul className={listClass}>{items.slice(0, limit.narrow)}</ul>
      {tail.length === 0 ? null : (
        <details className={classNames(styles.more, peek, hiddenWide === 0 && styles.fits)}>
          <summary>
            {hiddenWide === tail.length ? (
              <span className={styles.closed}>{`View ${tail.length} More`}</span>
            ) : (
              <>
                <span className={styles.wide}>{`View ${hiddenWide} More`}</span>
                <span className={styles.narrow}>{`View ${tail.length} More`}</span>
              </>
            )}
            <span className={styles.opened}>View Less</span>
            <Icon name="down" size={16} />
          </summary>
          <ul className={listClass}>{tail}</ul>
        </details>
      )}
    </>
  );
}
