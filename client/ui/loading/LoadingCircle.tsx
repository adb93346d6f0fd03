import styles from './LoadingCircle.module.css';
import { Spinner } from './Spinner.tsx';

/**
 * A loading circle over loading content (P2-108). The parent sets `position: relative` and `aria-busy` on the box; the
 * content below stays readable but cannot be pressed.
 */
export function LoadingCircle({ label }: { label: string }) {
  return (
    <div className={styles.over} role="status">
      <Spinner label={label} size={40} />
    </div>
  );
}
