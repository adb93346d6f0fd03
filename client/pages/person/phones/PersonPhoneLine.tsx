import type { ReactNode, Ref } from 'react';
import styles from './PersonPhoneLine.module.css';

/** The line above the numbers: a sign, words, a button. It can hold the focus when its button is gone. */
export function PersonPhoneLine({ lineRef, children }: { lineRef?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div className={styles.line} ref={lineRef} tabIndex={-1}>
      {children}
    </div>
  );
}
