import type { ReactNode } from 'react';
import { formatCount } from '../../shared/copy/format/numbers.ts';
import { browseCopy } from '../../shared/copy/search/browse.ts';
import { paths } from '../../shared/urls/paths.ts';
import { hasUnspellableLetters } from '../../shared/urls/segments.ts';
import { classNames } from '../ui/text/class-names.ts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import styles from './BrowseCounts.module.css';

export interface BrowseCount {
  readonly text: string;
  readonly count: number;
  /** null if no path can spell it */
  readonly href: string | null;
}

/** Names or places in columns, each with its count of people, or of what `unit` says. */
export function BrowseCounts({
  counts,
  unit = browseCopy.unit,
  isNarrow = false,
}: {
  counts: readonly BrowseCount[];
  unit?: (count: number) => string;
  isNarrow?: boolean;
}) {
  return (
    <ul className={classNames(styles.counts, isNarrow && styles.narrow)}>
      {counts.map(({ text, count, href }) => (
        <li key={href ?? text}>
          <Line href={href}>
            <span>{text}</span>
            <span className={styles.count}>
              {formatCount(count)}
              <VisuallyHidden>{` ${unit(count)}`}</VisuallyHidden>
            </span>
          </Line>
        </li>
      ))}
    </ul>
  );
}

function Line({ href, children }: { href: string | null; children: ReactNode }) {
  return href === null ? (
    <div className={styles.line}>{children}</div>
  ) : (
    <a className={styles.line} href={href}>
      {children}
    </a>
  );
}

/** The search for a name; null if no path can spell it. */
export function nameSearchPath(name: string, location = ''): string | null {
  return hasUnspellableLetters(name) ? null : paths.personSearch({ name, location });
}
