import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { Icon } from '../text/Icon.tsx';
import { NewWindowNote } from '../text/VisuallyHidden.tsx';
import { buttonClass } from './Button.tsx';
import styles from './LampLink.module.css';

interface LampLinkProps {
  readonly href: string;
  readonly isNewWindow?: boolean;
  /** the id of its price (PriceText.tsx); none if that is not known */
  readonly priceId?: string | undefined;
  readonly children: ReactNode;
}

/** A quiet link to a price: an upsell that is not a button. A new window is announced (P6-028). */
export function LampLink({ href, isNewWindow = false, priceId, children }: LampLinkProps) {
  return (
    <a className={styles.link} href={href} target={isNewWindow ? '_blank' : undefined} aria-describedby={priceId}>
      <Icon name="lock" size={16} />
      {children}
      {isNewWindow ? <NewWindowNote /> : null}
    </a>
  );
}

/** A button that leads to a price: at most one filled and two soft in view. A new window is announced (P6-028). */
export function LampButton({
  look = 'soft',
  href,
  isNewWindow = false,
  priceId,
  children,
}: LampLinkProps & { readonly look?: 'soft' | 'filled' }) {
  return (
    <a
      className={classNames(
        look === 'filled' ? buttonClass({ look: 'lamp' }) : buttonClass({ look: 'lampsoft', size: 'small' }),
        styles.button,
      )}
      href={href}
      target={isNewWindow ? '_blank' : undefined}
      aria-describedby={priceId}
    >
      {children}
      {isNewWindow ? <NewWindowNote /> : null}
    </a>
  );
}
