import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './PriceLine.module.css';

/**
 * The foot of a card: what something costs, what it opens and how it ends, in one sentence, and its button. At most one on
 * a first screen.
 */
export function PriceLine({
  id,
  sum,
  className,
  children,
  button,
}: {
  /** what describes the button */
  id: string;
  /** '$9.99'; null if it is not known */
  sum: string | null;
  className?: string | undefined;
  /** goes on after the sum */
  children: ReactNode;
  button: ReactNode;
}) {
  return (
    <div className={classNames(styles.price, className)}>
      <p id={id}>
        {sum === null ? null : <b>{`${sum} `}</b>}
        {children}
      </p>
      {button}
    </div>
  );
}
