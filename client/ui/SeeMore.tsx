import styles from './SeeMore.module.css';

/** Fits into the lines that are shown on the narrowest screen, so there is nothing to open. */
const SHORT = 64;

/**
 * A text of which one line shows on large screens and two on small ones (P9-053), until it is opened (F4-20, P4-094).
 * The whole of it is in the page; a native details, which holds nothing but its label, says whether it is open.
 */
export function SeeMore({ text, more, less }: { text: string; more: string; less: string }) {
  if (text.length <= SHORT) return <p>{text}</p>;
  return (
    <div className={styles.seemore}>
      <p>{text}</p>
      <details>
        <summary>
          <span>{more}</span>
          <span>{less}</span>
        </summary>
      </details>
    </div>
  );
}
