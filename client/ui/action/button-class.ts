import { classNames } from '../text/class-names.ts';
import styles from './Button.module.css';

/** Pine does, lamp costs: at most one filled `pine` and one filled `lamp` in view. */
export interface ButtonLook {
  readonly look?: 'plain' | 'pine' | 'quiet' | 'lamp' | 'lampsoft';
  readonly size?: 'normal' | 'small';
  /** only an icon: the label goes to aria-label */
  readonly isIcon?: boolean;
}

export function buttonClass({ look = 'plain', size = 'normal', isIcon = false }: ButtonLook): string {
  return classNames(
    styles.button,
    look !== 'plain' && styles[look],
    size === 'small' && styles.small,
    isIcon && styles.icon,
  );
}
