import styles from './LoadingCircle.module.css';
import { Spinner } from './Spinner.tsx';

/**
 * A loading circle over what is waited for (P2-108). Whoever renders it gives the box `position: relative`, and marks it
 * `aria-busy`; what is below can be read but not pressed.
 */
export function LoadingCircle({ label }: { label: string }) {
  return (
    <div className={styles.over} role="status">
      <Spinner label={label} size={40} />
    </div>
  );
}
