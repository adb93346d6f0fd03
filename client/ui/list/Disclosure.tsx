import type { ReactNode } from 'react';
import { foldedListCopy } from '../../../shared/copy/format/folded-list.ts';
import type { ListSection } from '../../../shared/people/person-sections.ts';
import { markEvent } from '../../analytics/mark-event.ts';
import { classNames } from '../text/class-names.ts';
import { Icon } from '../text/Icon.tsx';
import styles from './Disclosure.module.css';

/** How many items a closed list shows, from 768 px up and below: only limits that the style sheet supports. */
export type ListLimit =
  | { readonly wide: 2; readonly narrow: 2 }
  | { readonly wide: 3; readonly narrow: 3 }
  | { readonly wide: 6; readonly narrow: 6 }
  | { readonly wide: 3 | 6; readonly narrow: 1 };

/**
 * A list that expands and collapses (P4-089) by 'View N More' (P4-091), 'View All' or 'Show more' (P4-093): a native
 * details element that works without scripts (P4-090). It contains only its label and comes after the whole list, so the
 * Tab key follows the visual order, open or closed, on every screen; items over the limit are hidden while it is closed.
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
  /** this list's name in page events */
  name?: ListSection;
  /** one node per item */
  children: readonly ReactNode[];
}) {
  const hiddenNarrow = Math.max(0, children.length - limit.narrow);
  const hiddenWide = Math.max(0, children.length - limit.wide);
  const words = foldedListCopy[label];
  return (
    <>
      <ul className={classNames(listClass, styles[`wide${limit.wide}`], styles[`narrow${limit.narrow}`])}>
        {children}
      </ul>
      {hiddenNarrow === 0 ? null : (
        <details
          className={classNames(styles.more, hiddenWide === 0 && styles.fits)}
          {...(name === undefined ? {} : markEvent('list_toggled', { list: name }))}
        >
          <summary>
            {hiddenWide === hiddenNarrow ? (
              <span className={styles.closed}>{words.open(hiddenNarrow)}</span>
            ) : (
              <>
                {hiddenWide === 0 ? null : <span className={styles.wide}>{words.open(hiddenWide)}</span>}
                <span className={styles.narrow}>{words.open(hiddenNarrow)}</span>
              </>
            )}
            <span className={styles.opened}>{words.close}</span>
            <Icon name="down" size={16} />
          </summary>
        </details>
      )}
    </>
  );
}
