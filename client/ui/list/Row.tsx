import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './Row.module.css';

/** One row of a list in a card: the value, a note about it, its actions, and under them what can be opened about it. */
export function Row({
  value,
  isText = false,
  end,
  more,
  children,
}: {
  value: ReactNode;
  /** words instead of digits: smaller, and as wide as there is room */
  isText?: boolean;
  end?: ReactNode;
  /** a details element: after the actions, so that the Tab key follows what is visible */
  more?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className={classNames(styles.row, isText && styles.text)}>
      <div className={styles.value}>{value}</div>
      {children ? <div className={styles.about}>{children}</div> : null}
      {end ? <div className={styles.end}>{end}</div> : null}
      {more}
    </li>
  );
}
