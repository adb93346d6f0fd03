import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { Icon } from '../text/Icon.tsx';
import styles from './Chip.module.css';

/** A short word about the thing beside it (P9-074). `lamp` includes a lock. */
export function Chip({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'pine' | 'lamp' | 'info' | 'warn' | 'line';
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.chip, tone !== 'neutral' && styles[tone])}>
      {tone === 'lamp' ? <Icon name="lock" size={13} /> : null}
      {children}
    </span>
  );
}
