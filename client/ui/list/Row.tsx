import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './Row.module.css';

/** One row of a list in a card: the value, a note about it, its actions. */
export function Row({
  value,
  isText = false,
  end,
  children,
}: {
  value: ReactNode;
  /** words instead of digits: smaller, and as wide as there is room */
  isText?: boolean;
  end?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className={classNames(styles.row, isText && styles.text)}>
      <div className={styles.value}>{value}</div>
      {children ? <div className={styles.about}>{children}</div> : null}
      {end ? <div className={styles.end}>{end}</div> : null}
    </li>
  );
}
