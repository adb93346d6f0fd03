import type { ReactNode } from 'react';
import { siteCopy } from '../../../shared/copy/site/site.ts';
import { Icon } from '../text/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './LampLink.module.css';

/** The quiet way to a price: an upsell that is no button. A new window is announced (P6-028). */
export function LampLink({
  href,
  isNewWindow = false,
  children,
}: {
  href: string;
  isNewWindow?: boolean;
  children: ReactNode;
}) {
  return (
    <a className={styles.link} href={href} target={isNewWindow ? '_blank' : undefined}>
      <Icon name="lock" size={16} />
      {children}
      {isNewWindow ? <VisuallyHidden>{` ${siteCopy.opensInNewWindow}`}</VisuallyHidden> : null}
    </a>
  );
}
