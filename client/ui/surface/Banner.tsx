import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { Icon } from '../text/Icon.tsx';
import styles from './Banner.module.css';

const ICONS = { info: 'info', ok: 'check', lamp: 'info', error: 'alert' } as const;

/** A sentence above the content. `error` is announced immediately; `lamp` leads to a price, `ok` confirms a success. */
export function Banner({
  id,
  tone = 'info',
  children,
}: {
  /** for aria-describedby */
  id?: string;
  tone?: 'info' | 'ok' | 'lamp' | 'error';
  children: ReactNode;
}) {
  return (
    <div id={id} className={classNames(styles.banner, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
