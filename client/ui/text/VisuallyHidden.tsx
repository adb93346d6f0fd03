import type { ReactNode } from 'react';
import { siteCopy } from '../../../shared/copy/site/site.ts';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. An i means no more than a span, and is shorter: pages have dozens. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <i className={styles.hidden}>{children}</i>;
}

/** At the end of a link that opens a new window: says so to screen readers (P6-028). */
export function NewWindowNote() {
  return <VisuallyHidden>{` ${siteCopy.opensInNewWindow}`}</VisuallyHidden>;
}
