import { Icon } from '../text/Icon.tsx';
import styles from './CopyButton.module.css';

/**
 * Copies the value of its row (F1-19), which is the row's first element or, in a sentence, its code. Plain HTML, hidden
 * without JavaScript: watch-copies.ts does the rest. `kind` is its name in page events.
 */
export function CopyButton({ label, kind = '' }: { label: string; kind?: 'phone' | 'email' | '' }) {
  return (
    <span className={styles.copy}>
      <span role="status" className={styles.said} />
      <button className={styles.button} type="button" aria-label={label} data-copy={kind}>
        <Icon name="copy" />
      </button>
    </span>
  );
}
