import type { ReactNode } from 'react';
import { siteCopy } from '../../../shared/copy/site/site.ts';
import { classNames } from '../text/class-names.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { buttonClass } from './Button.tsx';
import styles from './LampButton.module.css';

/** A soft button that leads to a price: two of them in view at most. A new window is announced (P6-028). */
export function LampButton({
  href,
  isNewWindow = false,
  children,
}: {
  href: string;
  isNewWindow?: boolean;
  children: ReactNode;
}) {
  return (
    <a
      className={classNames(buttonClass({ look: 'lampsoft', size: 'small' }), styles.button)}
      href={href}
      target={isNewWindow ? '_blank' : undefined}
    >
      {children}
      {isNewWindow ? <VisuallyHidden>{` ${siteCopy.opensInNewWindow}`}</VisuallyHidden> : null}
    </a>
  );
}
