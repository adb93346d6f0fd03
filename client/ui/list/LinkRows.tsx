import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { Icon } from '../text/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './LinkRows.module.css';

/** A line that leads somewhere: the whole row is the link. */
export interface LinkRow {
  readonly text: string;
  /** null if no path can spell it */
  readonly href: string | null;
  /** under the text */
  readonly about?: ReactNode;
  /** at the end of the line: '412'; a chevron stands there without one */
  readonly end?: string | undefined;
  /** what the end counts, for screen readers, if it does not say so */
  readonly unit?: string;
}

/** Rows of links in a card. `isTall`: people, with a larger name and a line about them. */
export function LinkRows({ rows, isTall = false }: { rows: readonly LinkRow[]; isTall?: boolean }) {
  return (
    <ul className={classNames(styles.rows, isTall && styles.tall)}>
      {rows.map(({ text, href, about, end, unit }) => (
        <li key={href ?? text}>
          <div className={styles.what}>
            {href === null ? (
              <span dir="auto">{text}</span>
            ) : (
              <a href={href} dir="auto">
                {text}
              </a>
            )}
            {about}
          </div>
          {end === undefined ? href === null ? null : <Icon name="right" /> : <End text={end} unit={unit} />}
        </li>
      ))}
    </ul>
  );
}

function End({ text, unit }: { text: string; unit: string | undefined }) {
  return (
    <span className={styles.end}>
      {text}
      {unit === undefined ? null : <VisuallyHidden>{` ${unit}`}</VisuallyHidden>}
    </span>
  );
}
