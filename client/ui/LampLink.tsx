import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './LampLink.module.css';

/** The quiet way to a price: an upsell that is no button. */
export function LampLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      <Icon name="lock" size={16} />
      {children}
    </a>
  );
}
