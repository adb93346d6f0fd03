import styles from './DialogCrumbs.module.css';

/**
 * Where in the page behind a dialog belongs what it shows (P2-106); a part that stands there is a way back to it. For
 * the browser only, as dialogs are.
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
  onLeave: () => void;
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
