import { classNames } from '../text/class-names.ts';
import styles from './Spinner.module.css';

/**
 * A turning circle beside or instead of what is waited for. `size` in pixels. With a label it is read out; inside a busy
 * button, whose own label stays, leave it empty.
 */
export function Spinner({ label, size = 20 }: { label: string; size?: 20 | 40 }) {
  const circle = classNames(styles.spinner, size === 40 && styles.large);
  return label === '' ? (
    <span className={circle} aria-hidden="true" />
  ) : (
    <span className={circle} role="img" aria-label={label} />
  );
}
