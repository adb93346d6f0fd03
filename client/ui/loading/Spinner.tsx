import { classNames } from '../text/class-names.ts';
import styles from './Spinner.module.css';

/**
 * A spinner beside or instead of loading content. `size` is in pixels. Screen readers announce its label; leave the label
 * empty inside a busy button, which keeps its own.
 */
export function Spinner({ label, size = 20 }: { label: string; size?: 20 | 40 }) {
  const circle = classNames(styles.spinner, size === 40 && styles.large);
  return label === '' ? (
    <span className={circle} aria-hidden="true" />
  ) : (
    <span className={circle} role="img" aria-label={label} />
  );
}
