import styles from './PersonPrint.module.css';

/** A section of short lines; `none` if there are none. */
export function PrintedLines({
  title,
  lines,
  none,
  columns,
  notes = [],
}: {
  title: string;
  lines: readonly string[];
  none: string;
  /** beside each other; without it, each line takes the width */
  columns?: 'two' | 'three';
  /** about all of the lines */
  notes?: readonly string[];
}) {
  return (
    <section>
      <h2>{title}</h2>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className={columns === undefined ? styles.lines : styles[columns]}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  );
}
