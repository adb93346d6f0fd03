import type { ComponentProps } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './Button.module.css';

/** A button that does something on this page. `type` defaults to button. */
export function Button({ look, size, isIcon, type = 'button', ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button className={buttonClass({ look, size, isIcon })} type={type} {...rest} />;
}

/** A link that looks like a button and leads to another page. */
export function ButtonLink({ look, size, isIcon, ...rest }: ButtonLook & ComponentProps<'a'> & { href: string }) {
  return <a className={buttonClass({ look, size, isIcon })} {...rest} />;
}

/** Pine acts, lamp costs money: at most one filled `pine` and one filled `lamp` in view. */
export interface ButtonLook {
  readonly look?: 'plain' | 'pine' | 'quiet' | 'lamp' | 'lampsoft';
  readonly size?: 'normal' | 'small';
  /** icon only: the label goes to aria-label */
  readonly isIcon?: boolean;
}

export function buttonClass({ look = 'plain', size = 'normal', isIcon = false }: ButtonLook): string | undefined {
  return classNames(
    styles.button,
    look !== 'plain' && styles[look],
    size === 'small' && styles.small,
    isIcon && styles.icon,
  );
}
