import type { ReactNode } from 'react';
import { siteCopy } from '../../../shared/copy/site/site.ts';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** At the end of a link that opens a new window: says so to screen readers (P6-028). */
export function NewWindowNote() {
  return <VisuallyHidden>{` ${siteCopy.opensInNewWindow}`}</VisuallyHidden>;
}
