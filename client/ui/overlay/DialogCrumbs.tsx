import type { MouseEvent } from 'react';
import styles from './DialogCrumbs.module.css';

/**
 * Where the dialog's content belongs in the page behind it (P2-106); parts that are in the page link back to it. Browser
 * only, like dialogs.
 */
export function DialogCrumbs({
  label,
  crumbs,
  here,
  onLeave,
}: {
  label: string;
  /** parts of the page by their ids */
  crumbs: readonly { readonly id: string; readonly text: string }[];
  here: string;
  /** a link was clicked */
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void;
}) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {crumbs.map(({ id, text }) => (
          <li key={id}>
            {typeof document === 'undefined' || document.getElementById(id) === null ? (
              text
            ) : (
              <a href={`#${id}`} onClick={onLeave}>
                {text}
              </a>
            )}
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
