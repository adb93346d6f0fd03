import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

/** A sentence above the content. `error` is read out at once; `lamp` leads to a price. */
export function Banner({ tone = 'info', children }: { tone?: 'info' | 'lamp' | 'error'; children: ReactNode }) {
  return (
    <div className={classNames(styles.banner, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={tone === 'error' ? 'alert' : 'info'} />
      <div>{children}</div>
    </div>
  );
}
